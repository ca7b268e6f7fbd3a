// The address in the browser, and what it means.

class Here {
  path = $state(location.pathname);
  /** The name of the table, on its page. */
  table = $derived(/^\/table\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  /** The game whose position is being set up here. */
  arrange = $derived(/^\/arrange\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  /** The name of the replay, on its page. */
  replay = $derived(/^\/replay\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  /** Whether it is the guest's own page. */
  me = $derived(this.path === "/me");
  unknown = $derived(this.path !== "/" && !this.me && !this.table && !this.arrange && !this.replay);

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
