/** The decoded part of an address; if it is escaped wrongly, it stays as it is. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Where in the client we are: the path of the address, and what follows its #. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  /** We came here from another page of the client. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Goes to another page of the client. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** The parts of the path: `/t/roar-42` is `["t", "roar-42"]`. */
  get words(): string[] {
    return this.path.split("/").filter(Boolean).map(unescaped);
  }

  private read(): void {
    this.moved = true;
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** Lets an internal link change the page without a reload; for `onclick` of the whole page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
