import { useSyncExternalStore } from 'react';

const never = (): void => undefined;
const unchanging = (): (() => void) => never;

/** The query of the page's address. Empty in the first rendering, which is the same for everybody, and without JavaScript. */
export const usePageSearch = (): string =>
  useSyncExternalStore(
    unchanging,
    () => window.location.search,
    () => '',
  );

/** Whether JavaScript runs: false in the first rendering. */
export const useScripting = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

/** The query of the address now; empty while the server renders. Not for what hydrates: its first rendering would differ. */
export const currentSearch = (): string => (typeof window === 'undefined' ? '' : window.location.search);
