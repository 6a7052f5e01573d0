import { useEffect } from 'react';
import { designSystem } from './theme/system.ts';
import { whenIdle } from './when-idle.ts';

/** What most parts that come after the page stand on, in the order in which they need it. */
const steps = [() => import('#lib/contracts/wire-fields.ts').catch(() => undefined), designSystem] as const;

/** Takes each of these steps at an idle moment of its own, or the first part to come would take them all at once. Stands before the page, so as to be first. */
export function FirstSteps() {
  useEffect(() => {
    const takeBack = steps.map((step) => whenIdle(() => void step()));
    return () => takeBack.forEach((take) => take());
  }, []);
  return null;
}
