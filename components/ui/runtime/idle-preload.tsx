import { useEffect } from 'react';
import { designSystem } from '../theme/system.ts';
import { whenIdle } from './when-idle.ts';

/** What most parts that come after the page stand on. */
const loadSchemas = () => import('#lib/contracts/wire-fields.ts').catch(() => undefined);

/** A page comes with the rules of its late parts too; the theme is for what a visitor opens. */
const themeAfterMs = 3_000;

/** Takes each of these steps at an idle moment of its own, or the first part to come would take them all at once. Stands before the page, so as to be first. */
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
