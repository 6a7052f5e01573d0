// the front door and the bundled API routes are two module graphs of one process; they meet here
declare global {
  var hostfrontRefreshRedirects: (() => Promise<void>) | undefined;
}

/** Registers what reads the redirects of this process again. */
export function setRedirectRefresh(refresh: () => Promise<void>): void {
  globalThis.hostfrontRefreshRedirects = refresh;
}

/** Reads the redirects of this process again; nothing in a process without a front door. */
export async function refreshRedirects(): Promise<void> {
  await globalThis.hostfrontRefreshRedirects?.();
}
