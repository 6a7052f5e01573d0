import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { readWords } from '#locales/read-words.ts';
import { lookUp, type AreaWords, type Values } from '#locales/look-up-words.ts';
import type { WholeWordKey, WordKey } from '#locales/word-keys.ts';

/** A text of the e-mails, or of another area by its name, with its gaps filled. */
export type SayOfOrder = (key: WordKey<'mail'> | WholeWordKey<'purchase' | 'receipt'>, values?: Values) => string;

type Tree = AreaWords[string];
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string().min(1), tree])));

const mail = readWords('mail', tree);
const purchase = readWords('purchase', tree);
const receipt = readWords('receipt', tree);

const wordsIn = (language: Language): AreaWords => ({ mail: mail[language], purchase: purchase[language], receipt: receipt[language] });

/** The words in which the site writes about an order outside its pages. */
export const sayOfOrder =
  (language: Language): SayOfOrder =>
  (key, values) =>
    lookUp(wordsIn(language), 'mail', key, values);

/** What is said of several servers in other words than of one. */
const ofSeveral = [
  'subject.server-ready',
  'subject.order-renewed',
  'subject.renewal-due',
  'subject.automatic-renewal-on',
  'subject.automatic-renewal-failed',
  'subject.server-expired',
  'subject.server-released',
  'lead.server-ready',
  'lead.order-closed',
  'lead.order-renewed',
  'lead.renewal-due',
  'lead.automatic-renewal-on',
  'lead.automatic-renewal-failed',
  'automatic.due',
  'lead.server-expired',
  'lead.server-released',
  'pay',
  'delivery',
  'building',
  'copyData',
  'renew',
  'givenBack',
  'renewalDelivery',
  'payChange',
  'changeDelivery',
  'expansionDelivery',
  'changing',
  'changedSize',
  'changedDisk',
  'changeRefund',
  'changeClosed',
  'payRenewal',
  'renewalRefund',
  'renewalClosed',
  'renewalReturned',
  'renewalReturnedWithServer',
  'serverGone',
] as const;

/** The words for an order of this number of servers. */
export function sayOfServers(language: Language, servers: number): SayOfOrder {
  const say = sayOfOrder(language);
  if (servers === 1) return say;
  return (key, values) => {
    const several = ofSeveral.find((each) => each === key);
    return several === undefined ? say(key, values) : say(`several.${several}`, { ...values, count: servers });
  };
}
