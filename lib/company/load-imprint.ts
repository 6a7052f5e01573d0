import { cleanOrNull } from '#lib/content/values/stega-free.ts';
import {
  addressLine,
  filingRegisters,
  tradeTermNames,
  type FilingKind,
  type Seller,
  type TradeTermName,
} from '#lib/content/values/seller.ts';
import type { Language } from '#lib/language/languages.ts';
import type { TaxNumberKind } from '#lib/money/tax-number-kinds.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';

type SellerText =
  | 'legalName'
  | 'representative'
  | 'address'
  | 'domesticOffice'
  | 'euRepresentative'
  | 'ukRepresentative'
  | 'dsaContact'
  | 'registration'
  | 'governingLaw';

/** What the imprint says of the seller; `href`: where its text leads. */
export interface ImprintFact {
  readonly name: SellerText | 'telephone' | 'email' | `tax.${TaxNumberKind}` | `filing.${FilingKind}`;
  readonly text: string;
  readonly href: string | null;
}

interface TradeTerm {
  readonly name: TradeTermName;
  readonly text: string;
}

/** What search engines read of the seller, all of it visible on the page. */
export interface SellerIdentity {
  readonly legalName: string | null;
  readonly address: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly vatId: string | null;
  readonly taxId: string | null;
}

export interface ImprintContent {
  /** The seller is the one of the seed, and nobody can buy from it. */
  readonly isExample: boolean;
  readonly facts: readonly ImprintFact[];
  readonly terms: readonly TradeTerm[];
  readonly identity: SellerIdentity | null;
}

/** Loads the imprint: what the site settings say of the seller, without what they leave empty. */
export async function loadImprint({ language }: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<ImprintContent>> {
  const seller = settings?.seller ?? null;
  const content: ImprintContent = seller
    ? {
        isExample: seller.isExample,
        facts: factsOf(seller, language),
        terms: tradeTermNames.flatMap((name) => {
          const text = seller.terms[name][language];
          return text ? [{ name, text }] : [];
        }),
        identity: identityOf(seller, language),
      }
    : { isExample: false, facts: [], terms: [], identity: null };
  return { kind: 'page', content, changesAt: [] };
}

/** In the order in which the law of most markets lists them. */
function factsOf(seller: Seller, language: Language): ImprintFact[] {
  const written = (name: SellerText): ImprintFact[] => {
    const text = seller[name][language];
    return text ? [{ name, text, href: null }] : [];
  };
  const { telephone, email } = seller;
  return [
    ...written('legalName'),
    ...written('representative'),
    ...written('address'),
    ...written('domesticOffice'),
    ...(telephone ? [{ name: 'telephone', text: telephone, href: `tel:${telephone.replace(/[^+\d]/g, '')}` } as const] : []),
    ...(email ? [{ name: 'email', text: email, href: `mailto:${email}` } as const] : []),
    ...written('registration'),
    ...written('euRepresentative'),
    ...written('ukRepresentative'),
    ...written('dsaContact'),
    ...seller.taxNumbers.map(({ kind, number }): ImprintFact => ({ name: `tax.${kind}`, text: number, href: null })),
    ...seller.filings.map(({ kind, number }): ImprintFact => ({ name: `filing.${kind}`, text: number, href: filingRegisters[kind] })),
    ...written('governingLaw'),
  ];
}

function identityOf(seller: Seller, language: Language): SellerIdentity {
  const { legalName, telephone, email, taxNumbers } = seller;
  const numberOf = (wanted: TaxNumberKind): string | null => taxNumbers.find(({ kind }) => kind === wanted)?.number ?? null;
  return {
    legalName: cleanOrNull(legalName[language]),
    address: addressLine(seller, language),
    telephone,
    email,
    vatId: numberOf('vat'),
    taxId: numberOf('tax') ?? numberOf('japanese-invoice'),
  };
}
