import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { receiptPath, renewalPath } from '#lib/orders/order-address.ts';
import { text, toOrder, type Body, type MailFacts, type MailSource } from './mail-facts.ts';
import type { MailPart } from './mail-parts.ts';

type NamedFact = readonly [name: string, value: string];

/** Of a renewal: the order of its server, and its period; of any other order nothing. */
export function renewalFacts({ stored: { row }, language }: MailSource, { say }: MailFacts): NamedFact[] {
  const { renews } = row.body;
  if (!renews) return [];
  return [
    [say('fact.renews'), renews.number],
    [say('fact.from'), formatInstant(Date.parse(renews.from), language)],
    [say('fact.until'), formatInstant(Date.parse(renews.until), language)],
  ];
}

/** What is known of a server whose time runs out. */
const ofServer = ({ stored: { row } }: MailSource, { say, product, region, end }: MailFacts): NamedFact[] => [
  [say('fact.number'), row.number],
  [say('fact.product'), product],
  [say('fact.region'), region],
  ...(row.server_address === null ? [] : [[say('fact.address'), row.server_address] as const]),
  [say('fact.paidUntil'), end],
];

const toRenewal = ({ stored }: MailSource, { say, address }: MailFacts): MailPart => ({
  kind: 'link',
  label: say('renew'),
  address: address(renewalPath(stored.row.id)),
});

/** The e-mails about the end of a server, and about what moves it. */
export const renewalBodies = {
  'order-renewed': (source, facts) => {
    const { row, attempts } = source.stored;
    const { say } = facts;
    const method = attempts.findLast(({ state }) => state === 'paid')?.method ?? null;
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          ...renewalFacts(source, facts),
          [say('fact.paid'), facts.at],
          ...(method === null ? [] : [[say('fact.method'), method] as const]),
        ],
      },
      { kind: 'link', label: say('receipt'), address: facts.address(receiptPath(row.id)) },
      toOrder(source, facts),
    ];
  },
  'renewal-due': (source, facts) => [
    { kind: 'facts', facts: ofServer(source, facts) },
    text(facts.say('afterEnd')),
    toRenewal(source, facts),
    toOrder(source, facts),
  ],
  'server-expired': (source, facts) => [
    { kind: 'facts', facts: [...ofServer(source, facts), [facts.say('fact.keptUntil'), facts.keptUntil]] },
    text(facts.say('copyData')),
    toRenewal(source, facts),
    toOrder(source, facts),
  ],
  'server-released': (source, facts) => [
    { kind: 'facts', facts: ofServer(source, facts) },
    text(facts.say('again')),
    toOrder(source, facts),
  ],
} as const satisfies Partial<Record<MailTemplate, Body>>;
