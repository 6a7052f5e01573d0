import { act, fireEvent, screen } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { DomainSearch } from '#components/domains/domain-search.tsx';
import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import { searchRules } from '#lib/domains/search-rules.ts';
import type { AskDomains, DomainFindings } from '#lib/domains/domain-answers.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const premium = { firstYearMinor: 240_000, renewalMinor: 48_000, transferMinor: 48_000, restoreMinor: 12_000 };
export const asked: { names: readonly string[]; again: boolean }[] = [];

/** The answer that a name asks for by its beginning; free for any other. */
export function answerTo(name: string, again = false): DomainAnswer {
  const base = { name, ageSeconds: name.startsWith('old') ? 125 : 0, variants: name.startsWith('xn--') ? ['鹽湖.com'] : [] };
  if (name.startsWith('taken')) return { ...base, state: 'taken' };
  if (name.startsWith('premium')) return { ...base, state: 'premium', prices: { USD: premium, HKD: premium, JPY: null } };
  if (name.startsWith('unknown') && !again) return { ...base, state: 'unknown', reason: 'timeout' };
  return { ...base, state: 'free' };
}

export const found = (message: DomainFindings) => ({ ok: true as const, message });
export const answerAll: AskDomains = async (names, again) => {
  asked.push({ names, again });
  return found({ answers: names.map((name) => answerTo(name, again)), pending: [], example: false });
};
export const draw = (ask: AskDomains = answerAll) => {
  asked.splice(0);
  return renderInSite(<DomainSearch groups={sampleSuffixes} language="en" ask={ask} load={() => searchRules} />);
};
export const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Names to look up' });
export const search = async (name: string): Promise<void> => {
  fireEvent.change(field(), { target: { value: name } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
};
export const rows = (): readonly HTMLElement[] => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-state'));
export const texts = (): readonly string[] => rows().map((row) => row.textContent ?? '');
