/** What an escaped part of an address says; what is escaped wrongly stays as it stands. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Where in the client one is: the path of the address, and what stands behind its #. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  /** One has come here from another page of the client. */
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

  /** The words of the path: `/t/roar-42` is `["t", "roar-42"]`. */
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

/** Lets a link of ours change the page without loading it anew; for `onclick` of the whole page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
