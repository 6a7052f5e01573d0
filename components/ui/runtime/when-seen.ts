/** Calls once the page is seen: at once, or when its tab is opened. Returns what takes the wish back. */
export function whenSeen(then: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    then();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
