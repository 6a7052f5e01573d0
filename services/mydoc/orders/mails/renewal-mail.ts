import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { growsDisk } from './about-words.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { renewalPath } from '#lib/orders/order-address.ts';
import { whatChanges } from '../changes/what-changes.ts';
import {
  paymentFacts,
  text,
  toOrder,
  toReceipt,
  toWithdrawal,
  whereabouts,
  type Body,
  type MailFacts,
  type MailSource,
  type NamedFact,
} from './mail-facts.ts';
import type { MailPart } from './mail-parts.ts';

/** The facts of a renewal: the order of its server, and its period; any other order has none. */
export function renewalFacts({ stored: { row }, language }: MailSource, { say }: MailFacts): NamedFact[] {
  const { renews } = row.body;
  if (!renews) return [];
  return [
    [say('fact.renews'), renews.number],
    [say('fact.from'), formatInstant(Date.parse(renews.from), language)],
    [say('fact.until'), formatInstant(Date.parse(renews.until), language)],
  ];
}

/** Whether the server of a renewal that went back ended with it. Nothing where its money came too late, or was another amount. */
export function renewalRefundWords({ stored: { row, order } }: MailSource, { say }: MailFacts): MailPart[] {
  if (row.body.renews === null || order.state === 'closed' || order.state === 'renewed') return [];
  const isThere = row.about_state === 'active' || row.about_state === 'expired';
  return [text(say(isThere ? 'renewalReturned' : 'renewalReturnedWithServer'))];
}

/** The facts of a change: the order of its server, what becomes of that, and for how long it is paid; any other order has none. */
export function changeFacts({ stored: { row }, language, content: { catalogue } }: MailSource, { say }: MailFacts): NamedFact[] {
  const { changes, configuration } = row.body;
  if (!changes) return [];
  return [
    [say('fact.changes'), changes.number],
    [say('fact.change'), whatChanges(configuration, changes, catalogue, language, say)],
    [say('fact.changeDays'), say('changeDays', { days: changes.days, until: formatInstant(Date.parse(changes.until), language) })],
  ];
}

/** Where a change went back because it could not be made: its server stays as it was. */
export const changeRefundWords = ({ stored: { row }, refundReason }: MailSource, { say }: MailFacts): MailPart[] =>
  row.body.changes && refundReason === 'provisioning-failed' ? [text(say('changeClosed'))] : [];

/** What is known of a server whose time runs out. */
export const ofServer = (source: MailSource, facts: MailFacts): NamedFact[] => [
  ...named(source, facts),
  [facts.say('fact.paidUntil'), facts.end],
];

function named({ stored: { row } }: MailSource, { say, product, region }: MailFacts): NamedFact[] {
  return [[say('fact.number'), row.number], [say('fact.product'), product], [say('fact.region'), region], ...whereabouts(row, say)];
}

export const toRenewal = ({ stored }: MailSource, { say, address }: MailFacts): MailPart => ({
  kind: 'link',
  label: say('renew'),
  address: address(renewalPath(stored.row.id)),
});

/** The e-mails about the end of a server, and about what moves it. */
export const renewalBodies = {
  'order-renewed': (source, facts) => {
    const { say } = facts;
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), source.stored.row.number],
          [say('fact.product'), facts.product],
          ...renewalFacts(source, facts),
          ...paymentFacts(source, facts),
        ],
      },
      ...toWithdrawal(source, facts),
      toReceipt(source, facts),
      toOrder(source, facts),
    ];
  },
  'server-changed': (source, facts) => {
    const { say, period, format } = facts;
    const { row } = source.stored;
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          ...changeFacts(source, facts),
          [say('fact.renewal'), format(row.body.renewalMinor)],
        ],
      },
      ...(row.body.changes?.kind === 'upgrade' ? [text(say('changedSize'))] : []),
      ...(growsDisk(row) ? [text(say('changedDisk'))] : []),
      text(say('renewal', { period, amount: format(row.body.renewalMinor) })),
      ...toWithdrawal(source, facts),
      toReceipt(source, facts),
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
    { kind: 'facts', facts: source.event.kind === 'given-back' ? named(source, facts) : ofServer(source, facts) },
    text(facts.say('again')),
    toOrder(source, facts),
  ],
} as const satisfies Partial<Record<MailTemplate, Body>>;
