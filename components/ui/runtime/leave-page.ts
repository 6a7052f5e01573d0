/** Ways to leave this page with a full load, ending its scripts. */
export const leavePage = {
  /** Reloads the same address. */
  reload: (): void => window.location.reload(),
  to: (address: string): void => window.location.assign(address),
};
