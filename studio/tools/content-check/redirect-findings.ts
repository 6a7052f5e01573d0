import { checkRedirectFrom, checkRedirectLoop, type RedirectStep } from '../../../cms-schemas/rules/address.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { findingOf, type Finding } from './finding.ts';
import { knownAddresses } from './known-addresses.ts';
import { say } from '../../words/say.ts';

/** Redirects that can never work: from where a page is or none can be, in a circle, or beside another from the same address. */
export function redirectFindings(documents: readonly unknown[]): Finding[] {
  const redirects = documents.filter((document) => asRecord(document)._type === 'redirect');
  const isPage = knownAddresses(documents.filter((document) => asRecord(document)._type !== 'redirect'));
  const steps = redirects.map(stepOf);
  return redirects.flatMap((redirect, index) => {
    const step = stepOf(redirect);
    const others = steps.filter((_, other) => other !== index);
    const what = problemOf(step, others, isPage);
    return what === null ? [] : [findingOf(redirect, 'redirect', what)];
  });
}

const stepOf = (redirect: unknown): RedirectStep => ({ from: String(asRecord(redirect).from), to: String(asRecord(redirect).to) });

function problemOf(step: RedirectStep, others: readonly RedirectStep[], isPage: (path: string) => boolean): string | null {
  const { from } = step;
  const start = checkRedirectFrom(from);
  if (start !== true) return start;
  if (isPage(from)) return say(`A page is published at ${from}. As long as it is, it wins, and this redirect does nothing.`);
  if (others.some((other) => other.from === from)) return say(`Another redirect starts at ${from}, too.`);
  const loop = checkRedirectLoop(step, others);
  return loop === true ? null : loop;
}
