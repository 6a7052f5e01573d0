import { interruptRunning } from './run-command.ts';

/** Lets a run end in order when it is told to: what runs is interrupted, and whoever asks is told to begin nothing more. */
export function watchForEnd(): { readonly isEnded: () => boolean } {
  let ended = false;
  const end = (): void => {
    ended = true;
    interruptRunning();
  };
  // the terminal interrupts everything that runs by itself
  process.on('SIGINT', () => void (ended = true));
  process.on('SIGTERM', end);
  // its starter is gone
  process.once('disconnect', end);
  return { isEnded: () => ended };
}
