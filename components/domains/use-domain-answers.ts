import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDomainAnswers, nothingKnown, type AskDomains, type DomainAnswers, type KnownDomains } from '#lib/domains/domain-answers.ts';

/** By calls, whose code is loaded with the first search. */
export const askByCalls: AskDomains = async (names, again) => {
  const [{ makeCall }, { domainSearch }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/domain-calls.ts'),
  ]);
  return makeCall(domainSearch, { params: { names: [...names], again } }, { quiet: true });
};

/** What is known of these names; those that nobody has looked up are looked up. */
export function useDomainAnswers(ask: AskDomains, names: readonly string[]): { known: KnownDomains; retry: DomainAnswers['retry'] } {
  const [answers] = useState(() => createDomainAnswers({ ask }));
  const known = useSyncExternalStore(answers.store.subscribe, answers.store.current, () => nothingKnown);
  const wanted = names.join(' ');
  useEffect(() => {
    if (wanted !== '') void answers.want(wanted.split(' '));
  }, [answers, wanted]);
  return { known, retry: answers.retry };
}
