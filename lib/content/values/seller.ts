import { z } from 'zod';
import { taxNumberKinds } from '#lib/money/tax-number-kinds.ts';
import { localised } from './localised.ts';
import { stegaFree } from './stega-free.ts';

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
  isExample, country, legalName, representative, address, domesticOffice, telephone, email, registration, taxNumbers[]{kind, number},
  governingLaw, filings[]{kind, number}, terms{${tradeTermNames.join(', ')}}
}`;

const plain = stegaFree(z.string().trim().min(1))
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A list whose broken entries are left out alone. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((entries) => (entries ?? []).flatMap((entry): z.infer<Schema>[] => (entry === null ? [] : [entry])));

const noText = { en: null, zh: null, ja: null };
const text = localised.catch(noText);

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
} satisfies Record<TradeTermName, z.ZodType>);

/** Who sells, as the site settings have it; what is broken or absent is null, and pages leave it out. */
export const sellerSchema = z.object({
  /** The seller of the seed, which the pages then say. */
  isExample: stegaFree(z.boolean())
    .nullish()
    .catch(null)
    .transform((value) => value === true),
  /** ISO 3166-1 alpha-2, where the seller is registered. */
  country: stegaFree(z.string().regex(/^[A-Z]{2}$/))
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  legalName: text,
  representative: text,
  address: text,
  /** The office in Japan of a seller from abroad. */
  domesticOffice: text,
  telephone: plain,
  email: stegaFree(z.email())
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  registration: text,
  taxNumbers: listOf(z.object({ kind: stegaFree(z.enum(taxNumberKinds)), number: stegaFree(z.string().trim().min(1)) })),
  governingLaw: text,
  filings: listOf(z.object({ kind: stegaFree(z.enum(filingKinds)), number: stegaFree(z.string().trim().min(1)) })),
  terms: termsSchema
    .nullish()
    .catch(null)
    .transform((terms) => terms ?? termsSchema.parse({})),
});

export type Seller = z.infer<typeof sellerSchema>;
