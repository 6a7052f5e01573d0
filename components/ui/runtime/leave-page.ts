/** Ways to leave this page for good, scripts and all. */
export const leavePage = {
  /** The same address anew. */
  reload: (): void => window.location.reload(),
  to: (address: string): void => window.location.assign(address),
};
