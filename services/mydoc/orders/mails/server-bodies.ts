import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { articlePath, articleVersionPath, tosSlug } from '#lib/content/article-paths.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { paidUntilMs } from '#lib/orders/paid-until.ts';
import { remoteAccess } from '#lib/orders/remote-access.ts';
import { guaranteeHours } from '#lib/orders/refunds/refund-guarantee.ts';
import { keyLabels } from '#lib/rules/servers/key-labels.ts';
import { billOf } from '../order-bill.ts';
import { hostNamesOf, serversOf, type ServerOrder, type StoredOrder } from '../order-row.ts';
import type { SayOfOrder } from '../order-words.ts';
import {
  paymentFacts,
  productFacts,
  setupFacts,
  text,
  toCreditNote,
  toOrder,
  toReceipt,
  toWithdrawal,
  whereabouts,
  type Body,
  type MailSource,
  type NamedFact,
} from './mail-facts.ts';
import { automaticBodies } from './automatic-mail.ts';
import { aboutWord, growsDisk } from './about-words.ts';
import { changeFacts, changeRefundWords, renewalBodies, renewalFacts, renewalRefundWords } from './renewal-mail.ts';
import type { NameTemplate } from '../names/name-mail.ts';
import { withdrawalBodies } from '../withdrawals/withdrawal-mail.ts';
import { refundReasonWords } from './refund-reason.ts';

/** By what one logs in: the keys that were chosen, the buyer's password, or the account centre's. */
const logInWords = ({ setup, hasPassword }: ServerOrder['row']['body'], say: SayOfOrder): string =>
  setup && setup.sshKeys.length > 0 && !hasPassword
    ? say('sshKeys', { names: keyLabels(setup.sshKeys).join(', ') })
    : say(hasPassword ? 'password' : 'noPassword');

/** How many servers a renewal or a change is for, where they are several. */
function quantityWords({ body, about }: StoredOrder['row'], say: SayOfOrder): string {
  const count = quantityOf(body.configuration);
  if (body.changes) return count === 1 ? say('oneChange') : say('changeOfSeveral', { count });
  if (about === null) return count === 1 ? say('oneServer') : say('severalServers', { count });
  return count === 1 ? say('oneRenewal') : say('renewalOfSeveral', { count });
}

/** Several servers are told apart by their names. */
function nameOfOne(row: StoredOrder['row'], say: SayOfOrder): NamedFact[] {
  const [name, ...others] = hostNamesOf(row);
  return name === undefined || others.length > 0 ? [] : [[say('fact.hostName'), name]];
}

/** How one logs in to each server that is ready; where there are several, one line for each. */
const accessFacts = ({ stored: { row }, content: { catalogue } }: MailSource, say: SayOfOrder): NamedFact[] =>
  serversOf(row).flatMap(({ address }): NamedFact[] => {
    const access = address === null ? null : remoteAccess(address, row.body.configuration.image, catalogue);
    return access === null ? [] : [[say('fact.logIn'), access.line]];
  });

/** What is left to do after an order has closed. */
const closedWords = ({ event, stored: { row } }: MailSource) =>
  event.kind === 'server-gone'
    ? 'lateMoney'
    : aboutWord(row, { server: 'again', renewal: 'renewalClosed', change: 'changeClosed' } as const);

/** What a refund takes: of a renewal, of a change, of a seat in a group, or by the rule of the order. */
function refundWords({ body, about, group_fee_percent, refund_rule }: MailSource['stored']['row'], say: SayOfOrder): string {
  if (about !== null) return say(aboutWord({ body, about }, { renewal: 'renewalRefund', change: 'changeRefund' }));
  return group_fee_percent === null
    ? say(`refund.${refund_rule}`, { hours: String(guaranteeHours) })
    : say('refund.group', { percent: String(group_fee_percent) });
}

/** What stands in the mail of each template about a server, between its first sentences and the seller. */
export const serverBodies: Readonly<Record<Exclude<MailTemplate, NameTemplate>, Body>> = {
  /** The confirmation on a durable medium: what consumer law asks to be told of a distance contract. */
  'order-placed': (source, facts) => {
    const { row } = source.stored;
    const { say } = facts;
    const bill = billOf(row.body, source.content, source.language, say);
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.placed'), formatInstant(row.created_ms, source.language)],
          [say('fact.product'), facts.product],
          [say('fact.quantity'), quantityWords(row, say)],
          ...renewalFacts(source, facts),
          ...changeFacts(source, facts),
          [say('fact.region'), facts.region],
          ...(facts.image === '' ? [] : [[say('fact.image'), facts.image] as const]),
          ...setupFacts(source, facts),
          ...(row.body.changes ? [] : [[say('fact.period'), facts.period] as const]),
          ...[...bill.lines, ...bill.discounts].map(({ name, amountMinor }) => [name, facts.format(amountMinor)] as const),
          [say('fact.total'), facts.format(row.total_minor)],
        ],
      },
      text(
        row.total_minor === 0
          ? say('nothingToPay')
          : say(aboutWord(row, { server: 'pay', renewal: 'payRenewal', change: 'payChange' }), { until: facts.dueAt }),
      ),
      text(
        say(
          aboutWord(row, {
            server: row.group_id === null ? 'delivery' : 'group',
            renewal: 'renewalDelivery',
            change: row.body.changes?.kind === 'upgrade' ? 'changeDelivery' : 'expansionDelivery',
          }),
        ),
      ),
      ...(growsDisk(row) ? [text(say('changedDisk'))] : []),
      text(say('renewal', { period: facts.period, amount: facts.format(row.body.renewalMinor) })),
      text(refundWords(row, say)),
      ...toWithdrawal(source, facts),
      { kind: 'link', label: say('refundRules'), address: facts.address(articlePath('refund')) },
      {
        kind: 'link',
        label: say('terms', { version: row.terms_version }),
        address: facts.address(articleVersionPath(tosSlug, row.terms_version)),
      },
      toOrder(source, facts),
    ];
  },
  'order-paid': (source, facts) => {
    const { row } = source.stored;
    const { say } = facts;
    const next = row.group_id === null ? 'building' : 'group';
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          ...setupFacts(source, facts),
          ...changeFacts(source, facts),
          ...(row.about === null ? [[say('fact.period'), facts.period] as const] : []),
          ...paymentFacts(source, facts),
        ],
      },
      text(say(row.about === null ? next : 'changing')),
      ...toWithdrawal(source, facts),
      toReceipt(source, facts),
      toOrder(source, facts),
    ];
  },
  'server-ready': (source, facts) => {
    const { row } = source.stored;
    const { say } = facts;
    const until = paidUntilMs(row.active_ms, row.months);
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          [say('fact.region'), facts.region],
          ...(facts.image === '' ? [] : [[say('fact.image'), facts.image] as const]),
          ...whereabouts(row, say),
          ...nameOfOne(row, say),
          ...accessFacts(source, say),
          ...(until === null ? [] : [[say('fact.paidUntil'), formatInstant(until, source.language)] as const]),
          [say('fact.renewal'), facts.format(row.body.renewalMinor)],
        ],
      },
      text(logInWords(row.body, say)),
      text(say('renewal', { period: facts.period, amount: facts.format(row.body.renewalMinor) })),
      toOrder(source, facts),
    ];
  },
  'order-refunded': (source, facts) => [
    {
      kind: 'facts',
      facts: [
        [facts.say('fact.number'), source.stored.row.number],
        ...productFacts(facts),
        ...renewalFacts(source, facts),
        ...changeFacts(source, facts),
        [facts.say('fact.refunded'), facts.at],
        ...(source.refundReason === null
          ? []
          : [[facts.say('fact.reason'), refundReasonWords(source.refundReason, source.stored.row.body, facts.say)] as const]),
      ],
    },
    ...renewalRefundWords(source, facts),
    ...changeRefundWords(source, facts),
    ...toCreditNote(source, facts),
    toOrder(source, facts),
  ],
  'order-closed': (source, facts) => [
    {
      kind: 'facts',
      facts: [
        [facts.say('fact.number'), source.stored.row.number],
        [facts.say('fact.product'), facts.product],
      ],
    },
    text(facts.say(closedWords(source))),
    toOrder(source, facts),
  ],
  ...renewalBodies,
  ...automaticBodies,
  ...withdrawalBodies,
};
