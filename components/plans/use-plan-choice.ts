import { useEffect, useLayoutEffect, useState } from 'react';
import { useRouter } from 'next/compat/router';

/** The list's settings in the address: family and region, and the minimum of a size. */
export interface PlanChoice {
  readonly series: string;
  readonly area: string;
  readonly vcpu: number;
  readonly memory: number;
}

export interface PlanChoices extends PlanChoice {
  readonly choose: (change: Partial<PlanChoice>) => void;
}

const rootAttributes = { series: 'data-plan-family', area: 'data-plan-region' } as const;

const beforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the list's choices in the address, so that a link shows what its sender saw and Back undoes. */
export function usePlanChoice(families: readonly string[], regions: readonly string[]): PlanChoices {
  const router = useRouter();
  const usual: PlanChoice = { series: families[0] ?? '', area: regions[0] ?? '', vcpu: 0, memory: 0 };
  const [choice, setChoice] = useState(usual);
  const asPath = router?.asPath;
  beforePaint(() => {
    const query = new URLSearchParams(window.location.search);
    const next: PlanChoice = {
      series: known(query.get('series'), families),
      area: known(query.get('area'), regions),
      vcpu: atLeast(query.get('vcpu')),
      memory: atLeast(query.get('memory')),
    };
    setChoice((known) => (isSame(known, next) ? known : next));
    writeRoot(next);
    // only the address changes; families and regions are constant for the page
  }, [asPath]);
  useEffect(() => () => clearRoot(), []);
  const choose = (change: Partial<PlanChoice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeRoot(next);
    const address = new URL(window.location.href);
    for (const name of ['series', 'area', 'vcpu', 'memory'] as const) {
      if (next[name] === usual[name]) address.searchParams.delete(name);
      else address.searchParams.set(name, String(next[name]));
    }
    void router?.replace(`${address.pathname}${address.search}`, undefined, { shallow: true, scroll: false, locale: false });
  };
  return { ...choice, choose };
}

const isSame = (left: PlanChoice, right: PlanChoice): boolean =>
  left.series === right.series && left.area === right.area && left.vcpu === right.vcpu && left.memory === right.memory;

const known = (given: string | null, codes: readonly string[]): string => codes.find((code) => code === given) ?? codes[0] ?? '';

const atLeast = (given: string | null): number => (given !== null && /^\d{1,3}$/.test(given) ? Number(given) : 0);

function writeRoot(choice: PlanChoice): void {
  const root = document.documentElement;
  root.setAttribute('data-plans', '');
  root.setAttribute(rootAttributes.series, choice.series);
  root.setAttribute(rootAttributes.area, choice.area);
}

function clearRoot(): void {
  for (const name of ['data-plans', ...Object.values(rootAttributes)]) document.documentElement.removeAttribute(name);
}
