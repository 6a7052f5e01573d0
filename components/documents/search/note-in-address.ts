/** Puts a path of this page into the address without a navigation, keeping the router's own history state. */
export function noteInAddress(path: string, how: 'push' | 'replace'): void {
  if (`${window.location.pathname}${window.location.search}` === path) return;
  const noted: unknown = window.history.state;
  const state = typeof noted === 'object' ? { ...noted, as: path } : null;
  if (how === 'push') window.history.pushState(state, '', path);
  else window.history.replaceState(state, '', path);
}
