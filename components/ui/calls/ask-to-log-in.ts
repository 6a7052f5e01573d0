import { pageOutcomes } from './page-outcomes.ts';

const isAsked = (): boolean => pageOutcomes.current().dialogs.some(({ kind }) => kind === 'login');

/** Asks to log in, to return to this page. Whoever closes the question instead no longer wishes what it was about. */
export function askToLogIn(forgetWish: () => void): void {
  pageOutcomes.show({ kind: 'login' });
  const leave = pageOutcomes.subscribe(() => {
    if (isAsked()) return;
    leave();
    forgetWish();
  });
}
