import { interruptRunning } from './run-command.ts';

/** Ends a run cleanly when it is interrupted: running commands are interrupted, and no new ones are started. */
export function watchForEnd(): { readonly isEnded: () => boolean } {
  let ended = false;
  const end = (): void => {
    ended = true;
    interruptRunning();
  };
  // the terminal interrupts all running commands by itself
  process.on('SIGINT', () => void (ended = true));
  process.on('SIGTERM', end);
  // the parent has exited
  process.once('disconnect', end);
  return { isEnded: () => ended };
}
