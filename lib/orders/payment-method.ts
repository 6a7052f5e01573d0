import type { Language } from '#lib/language/languages.ts';

/** Methods that people know by another name in a language; the account centre names them in English. */
const ownNames: ReadonlyMap<string, Partial<Record<Language, string>>> = new Map([['Alipay', { zh: '支付宝' }]]);

/** A method of payment, as it is called in a language. */
export const methodName = (method: string, language: Language): string => ownNames.get(method)?.[language] ?? method;
