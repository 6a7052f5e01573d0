/** Set by the supervisor for a process that it starts as a standby. */
export const standbyVariable = 'HOSTFRONT_STANDBY';

/** A standby process waits here, its modules loaded, until the previous one has ended. It ends with its supervisor. */
export function untilItsTurn(): Promise<void> {
  if (process.env[standbyVariable] !== 'yes') return Promise.resolve();
  const end = (): never => process.exit(0);
  process.once('disconnect', end);
  return new Promise((resolve) => {
    process.once('message', () => {
      process.off('disconnect', end);
      resolve();
    });
  });
}
