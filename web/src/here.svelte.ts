// Where we are: the address in the browser, and what it means.

class Here {
  path = $state(location.pathname);
  /** The name of the table whose page this is. */
  table = $derived(/^\/table\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  unknown = $derived(this.path !== "/" && this.table === null);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follow a link within the client without loading the page again: `<a href="/" onclick={here.follow}>`. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
  };
}

export const here = new Here();
