import { useEffect } from 'react';
import { designSystem } from '../theme/system.ts';
import { whenIdle } from './when-idle.ts';

/** Shared dependencies of most deferred parts, and the calls that they make first. */
const loadSchemas = () => import('#lib/contracts/calls/first-calls.ts').catch(() => undefined);

/** A page includes the rules of its deferred parts; the theme is for what a visitor opens. */
const themeAfterMs = 3_000;

/**
 * Runs each of these steps at an idle moment of its own, or the first deferred part would run them all at once. Placed before the page, so
 * as to be first.
 */
export function IdlePreload() {
  useEffect(() => {
    const takeBack = [whenIdle(() => void loadSchemas())];
    const timer = window.setTimeout(() => takeBack.push(whenIdle(designSystem)), themeAfterMs);
    return () => {
      window.clearTimeout(timer);
      takeBack.forEach((take) => take());
    };
  }, []);
  return null;
}
