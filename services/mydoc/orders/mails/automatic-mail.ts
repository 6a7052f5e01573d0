import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { text, toOrder, type Body, type MailFacts, type MailSource, type NamedFact } from './mail-facts.ts';
import { ofServer, toRenewal } from './renewal-mail.ts';

/** What an e-mail says of the renewal to come: its period, its price and the instant of its charge; null: there is none. */
export function comingValues(
  { coming, language, content: { catalogue } }: MailSource,
  { format, end }: MailFacts,
): Readonly<Record<'period' | 'amount' | 'at' | 'end', string>> | null {
  if (!coming) return null;
  const { period, amountMinor, chargeMs } = coming;
  return {
    period: catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period,
    amount: format(amountMinor),
    at: formatInstant(chargeMs, language),
    end,
  };
}

function comingFacts(source: MailSource, facts: MailFacts): NamedFact[] {
  const values = comingValues(source, facts);
  if (!values) return [];
  const { say } = facts;
  return [
    [say('fact.period'), values.period],
    [say('fact.renewal'), values.amount],
    [say('fact.chargedAt'), values.at],
  ];
}

/** The e-mails about the automatic renewal of a server, besides its announcement. */
export const automaticBodies = {
  'automatic-renewal-on': (source, facts) => [
    { kind: 'facts', facts: [...ofServer(source, facts), ...comingFacts(source, facts)] },
    text(facts.say('automatic.on')),
    toOrder(source, facts),
  ],
  'automatic-renewal-failed': (source, facts) => [
    { kind: 'facts', facts: ofServer(source, facts) },
    text(facts.say(`automatic.because.${source.failedBecause ?? 'refused'}`, { amount: facts.amount })),
    text(facts.say('afterEnd')),
    toRenewal(source, facts),
    toOrder(source, facts),
  ],
} as const satisfies Partial<Record<MailTemplate, Body>>;
