/** Calls back once the page is visible: at once, or when its tab is opened. Returns a function that cancels it. */
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
