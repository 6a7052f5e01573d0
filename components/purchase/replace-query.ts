/** Writes another query into the address of the page, without a step of the history. */
export function replaceQuery(query: URLSearchParams): void {
  const as = `${window.location.pathname}?${query}`;
  const noted: unknown = window.history.state;
  // the router restores its own history state
  window.history.replaceState(typeof noted === 'object' ? { ...noted, as } : null, '', as);
}
