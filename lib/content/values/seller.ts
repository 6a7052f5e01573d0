import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import { taxNumberKinds } from '#lib/money/tax-number-kinds.ts';
import { localised } from './localised.ts';
import { cleanText, stegaFree } from './stega-free.ts';

/** Filings and licences whose number a market wants on the site. */
export const filingKinds = ['icp', 'public-security', 'china-telecom', 'japan-telecom'] as const;
export type FilingKind = (typeof filingKinds)[number];

/** The public registers that the number of a filing has to link to, at the foot of every page; null: shown in the imprint alone. */
export const filingRegisters = {
  icp: 'https://beian.miit.gov.cn/',
  'public-security': 'https://beian.mps.gov.cn/',
  'china-telecom': null,
  'japan-telecom': null,
} as const satisfies Record<FilingKind, string | null>;

/** What the seller says of its sales beside the prices; the items of Article 11 of Japan's Act on Specified Commercial Transactions. */
export const tradeTermNames = [
  'price',
  'otherCosts',
  'payment',
  'delivery',
  'applicationPeriod',
  'renewal',
  'withdrawal',
  'defects',
  'requirements',
  'limits',
  'catalogue',
  'advertising',
] as const;
export type TradeTermName = (typeof tradeTermNames)[number];

export const sellerProjection = `seller{
  isExample, country, legalName, representative, address, domesticOffice, euRepresentative, ukRepresentative, dsaContact, telephone, email, registration, taxNumbers[]{kind, number},
  governingLaw, filings[]{kind, number}, terms{${tradeTermNames.join(', ')}}
}`;

const plain = z.pipe(
  z.catch(z.nullish(stegaFree(z.string().check(z.trim(), z.minLength(1)))), null),
  z.transform((value) => value ?? null),
);

/** A list whose broken entries are left out alone. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.catch(z.nullish(z.array(z.catch(z.nullable(schema), null))), null),
    z.transform((entries) => (entries ?? []).flatMap((entry): z.infer<Schema>[] => (entry === null ? [] : [entry]))),
  );

const noText = { en: null, zh: null, ja: null };
const text = z.catch(localised, noText);

const termsSchema = z.object({
  price: text,
  otherCosts: text,
  payment: text,
  delivery: text,
  applicationPeriod: text,
  renewal: text,
  withdrawal: text,
  defects: text,
  requirements: text,
  limits: text,
  catalogue: text,
  advertising: text,
} satisfies Record<TradeTermName, z.ZodMiniType>);

/** Who sells, as the site settings have it; what is broken or absent is null, and pages leave it out. */
export const sellerSchema = z.object({
  /** The seller of the seed, which the pages then say. */
  isExample: z.pipe(
    z.catch(z.nullish(stegaFree(z.boolean())), null),
    z.transform((value) => value === true),
  ),
  /** ISO 3166-1 alpha-2, where the seller is registered. */
  country: z.pipe(
    z.catch(z.nullish(stegaFree(z.string().check(z.regex(/^[A-Z]{2}$/)))), null),
    z.transform((value) => value ?? null),
  ),
  legalName: text,
  representative: text,
  address: text,
  /** The office in Japan of a seller from abroad. */
  domesticOffice: text,
  euRepresentative: text,
  ukRepresentative: text,
  dsaContact: text,
  telephone: plain,
  email: z.pipe(
    z.catch(z.nullish(stegaFree(z.email())), null),
    z.transform((value) => value ?? null),
  ),
  registration: text,
  taxNumbers: listOf(z.object({ kind: stegaFree(z.enum(taxNumberKinds)), number: stegaFree(z.string().check(z.trim(), z.minLength(1))) })),
  governingLaw: text,
  filings: listOf(z.object({ kind: stegaFree(z.enum(filingKinds)), number: stegaFree(z.string().check(z.trim(), z.minLength(1))) })),
  terms: z.pipe(
    z.catch(z.nullish(termsSchema), null),
    z.transform((terms) => terms ?? termsSchema.parse({})),
  ),
});

export type Seller = z.infer<typeof sellerSchema>;

/** The postal address in one line; null where the language has none. */
export function addressLine({ address }: Pick<Seller, 'address'>, language: Language): string | null {
  const text = address[language];
  return text === null ? null : cleanText(text).replace(/\s*\n\s*/g, ', ');
}
