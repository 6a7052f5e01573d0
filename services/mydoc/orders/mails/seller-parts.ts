import { cleanText } from '#lib/content/values/stega-free.ts';
import type { Language } from '#lib/language/languages.ts';
import type { OrderContent } from '../order-content.ts';
import type { SayOfOrder } from '../order-words.ts';
import type { MailPart } from './mail-parts.ts';

/** Who sells and how to reach them, at the end of each e-mail; what the site settings leave empty is left out. */
export function sellerParts(
  { seller }: Pick<OrderContent, 'seller'>,
  language: Language,
  say: SayOfOrder,
  address: (path: string) => string,
): MailPart[] {
  const contact: MailPart = { kind: 'link', label: say('contact'), address: address('/contact') };
  if (!seller) return [contact];
  const { legalName, address: postal, telephone, email, registration, taxNumbers, isExample } = seller;
  const known = [
    legalName[language],
    postal[language],
    telephone,
    email,
    registration[language],
    ...taxNumbers.map(({ kind, number }) => say(`receipt:tax.${kind}`, { number })),
  ];
  const lines = known.flatMap((line) => (line === null ? [] : [cleanText(line)]));
  return [
    contact,
    ...(lines.length === 0 ? [] : [{ kind: 'small', text: `${say('seller')}\n${lines.join('\n')}` } as const]),
    ...(isExample ? [{ kind: 'small', text: say('example') } as const] : []),
  ];
}
