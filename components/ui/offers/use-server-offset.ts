import { useSyncExternalStore } from 'react';
import { serverClockOffset } from './server-clock.ts';

const nothing = (): (() => void) => () => undefined;

/** Milliseconds that the server's clock is ahead of this machine's; null until it is known. It is asked for only where it matters. */
export const useServerOffset = (matters: boolean): number | null =>
  useSyncExternalStore(matters ? serverClockOffset.subscribe : nothing, serverClockOffset.current, serverClockOffset.current);
