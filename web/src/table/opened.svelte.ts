/** What can be opened over the table. */
export type Drawer = { what: "hand"; seat: number } | { what: "log" | "chat" | "menu" | "pile" };

/** What is open over the table now: one thing at a time. */
export const opened = $state<{ drawer: Drawer | null }>({ drawer: null });

export function open(drawer: Drawer): void {
  opened.drawer = drawer;
}

export function shut(): void {
  opened.drawer = null;
}
