import type { MailValues } from '#lib/contracts/account-centre.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { shownReference } from '#lib/orders/order-reference.ts';
import { withdrawalKeyPath } from '#lib/orders/withdrawal-address.ts';
import { countryName } from '#lib/format/country-name.ts';
import type { OrderContent } from '../order-content.ts';
import { sayOfOrder, type SayOfOrder } from '../order-words.ts';
import { productFacts, text, toOrder, type Body, type NamedFact } from '../mails/mail-facts.ts';
import { mailHtml, mailText } from '../mails/mail-parts.ts';
import { sellerParts } from '../mails/seller-parts.ts';
import type { Statement } from './withdrawal-store.ts';

/** What was stated, with its instant: the content of a receipt. */
export const statementFacts = ({ name, contract, email, country, language, statedMs }: Statement, say: SayOfOrder): NamedFact[] => [
  [say('withdrawal.statedAt'), formatInstant(statedMs, language)],
  [say('withdrawal.name'), name],
  [say('withdrawal.contract'), shownReference(contract)],
  [say('withdrawal.email'), email],
  [say('withdrawal.country'), countryName(country, language)],
];

/** The receipt of a statement of withdrawal: the same whether there is such an order or not. */
export function writeStatementReceipt(statement: Statement, content: OrderContent): MailValues {
  const { language } = statement;
  const say = sayOfOrder(language);
  const address = (path: string): string => `${cleanText(content.siteUrl ?? '')}${localizePath(path, language)}`;
  const subject = say('withdrawal.receiptSubject');
  const parts = [
    text(say('withdrawal.receiptLead')),
    { kind: 'facts', facts: statementFacts(statement, say) } as const,
    text(say('withdrawal.receiptNext')),
    text(say('withdrawal.receiptName')),
    text(say('withdrawal.notYou')),
    ...sellerParts(content, language, say, address),
  ];
  return {
    subject,
    text: mailText(parts, language),
    html: mailHtml(subject, parts, language),
    at: formatInstant(statement.statedMs, language),
  };
}

const factsOf: Body = ({ withdrawal, language, stored: { row } }, facts) => [
  {
    kind: 'facts',
    facts: [
      [facts.say('fact.number'), row.number],
      ...productFacts(facts),
      ...(withdrawal ? statementFacts({ ...withdrawal.statement, language }, facts.say) : []),
    ],
  },
];

/** The sum, where renewals or changes went back with their server; each of those has an e-mail of its own besides. */
const together: Body = ({ togetherMinor = null, event }, { say, format }) =>
  togetherMinor !== null && togetherMinor > (event.amountMinor ?? 0)
    ? [text(say('withdrawal.together', { amount: format(togetherMinor) }))]
    : [];

export const withdrawalBodies = {
  /** To the owner of an order that somebody has named without logging in. */
  'withdrawal-asked': (source, facts) => [
    ...factsOf(source, facts),
    text(facts.say('withdrawal.confirmText')),
    ...(source.withdrawal
      ? [
          {
            kind: 'link',
            label: facts.say('withdrawal.confirm'),
            address: facts.address(withdrawalKeyPath(source.withdrawal.key)),
          } as const,
        ]
      : []),
    text(facts.say('withdrawal.notYou')),
    toOrder(source, facts),
  ],
  'order-withdrawn': (source, facts) => [
    ...factsOf(source, facts),
    ...together(source, facts),
    text(facts.say('withdrawal.moneyBack')),
    toOrder(source, facts),
  ],
} as const satisfies Record<'withdrawal-asked' | 'order-withdrawn', Body>;
