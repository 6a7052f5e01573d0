import type { AddressSettings } from '#lib/account/store-state.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import { articleEditionSchema, legalEditionsQuery, type ArticleEdition } from '../content/queries/article-query.ts';
import { cleanText } from '../content/values/stega-free.ts';
import { contentConfig } from '../content/config.ts';
import type { AskContent } from '../content/content-source.ts';
import { editionInForce } from '../content/edition-in-force.ts';
import { effectiveAtMs } from '../content/effective-instant.ts';
import { linkIn, type TextLink } from '../content/values/localised.ts';
import { emptyNavigation, navigationQuery, readNavigation, type MenuNote, type Navigation } from '../content/queries/navigation-query.ts';
import {
  promotionOffersQuery,
  readPromotionOffers,
  readSignUpCoupon,
  signUpCouponsQuery,
  type PromotionOffer,
  type SignUpCoupon,
} from '../content/queries/offer-query.ts';
import { partnerLinksQuery, readPartnerLinks, type PartnerLink } from '../content/queries/partner-link-query.ts';
import { parseEach, parseOne } from '../content/values/parse-each.ts';
import { siteSettingsQuery, siteSettingsSchema, type SiteSettings } from '../content/queries/site-settings-query.ts';
import { addressLine, filingRegisters, type Seller } from '../content/values/seller.ts';
import { wholePicture, type WholePicture } from '../content/values/whole-picture.ts';

/** The content of the frame around every page. */
export interface Frame {
  readonly brand: string | null;
  readonly tagline: string | null;
  readonly copyright: string | null;
  /** Who sells, as the foot of every page says it; null until editors name the company. */
  readonly seller: FrameSeller | null;
  /** The public origin, for canonical addresses. */
  readonly siteUrl: string | null;
  readonly legalLinks: readonly TextLink[];
  /** The addresses of the account centre, the pictures and the festivals. */
  readonly addresses: AddressSettings | null;
  readonly navigation: Navigation;
  readonly partners: readonly PartnerLink[];
  readonly affiliate: MenuNote | null;
  /** The address of the reviews; Japanese pages have a site of their own. */
  readonly reviewUrl: string | null;
  /** Whether consumers can withdraw from a contract on the site. */
  readonly offersWithdrawal: boolean;
  /** Whether the optional cookies are preselected before the visitor has chosen. */
  readonly optionalConsentOnByDefault: boolean;
  readonly support: FrameSupport;
  /** The offers of the promotional dialog. */
  readonly offers: readonly PromotionOffer[];
  /** The coupon of a new account. */
  readonly signUpCoupon: SignUpCoupon | null;
}

/** The registered company, with the filings whose number belongs at the foot of every page. */
export interface FrameSeller {
  readonly legalName: string;
  readonly registration: string | null;
  readonly filings: readonly TextLink[];
  /** What search engines read of it on every page; a visitor finds the same in the imprint, which every page links. */
  readonly contact: SellerContact;
}

export interface SellerContact {
  /** In one line. */
  readonly address: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
}

/** The ways to contact a person that the frame offers. */
export interface FrameSupport {
  readonly hours: string | null;
  readonly messengerUrl: string | null;
  readonly chatQr: WholePicture | null;
  readonly contactEmail: string | null;
}

/** The frame of a page that has to render without the CMS. */
export const emptyFrame: Frame = {
  brand: null,
  tagline: null,
  copyright: null,
  seller: null,
  siteUrl: null,
  legalLinks: [],
  addresses: null,
  navigation: emptyNavigation,
  partners: [],
  affiliate: null,
  reviewUrl: null,
  offersWithdrawal: false,
  optionalConsentOnByDefault: true,
  support: { hours: null, messengerUrl: null, chatQr: null, contactEmail: null },
  offers: [],
  signUpCoupon: null,
};

export interface LoadedFrame {
  readonly frame: Frame;
  readonly settings: SiteSettings | null;
  readonly changesAt: readonly number[];
}

/** Loads what every page shows around its content: settings, navigation, partners and the legal texts in force in a language. */
export async function loadFrame(ask: AskContent, language: Language, nowMs: number): Promise<LoadedFrame> {
  const [settingsAnswer, legalAnswer, navigationAnswer, partnerAnswer, promotionAnswer, couponAnswer] = await Promise.all([
    ask(siteSettingsQuery),
    ask(legalEditionsQuery, { language }),
    ask(navigationQuery),
    ask(partnerLinksQuery),
    ask(promotionOffersQuery),
    ask(signUpCouponsQuery),
  ]);
  const settings = parseOne(siteSettingsSchema, settingsAnswer, 'siteSettings');
  const editions = parseEach(articleEditionSchema, legalAnswer, 'article');
  const { pictureBase } = contentConfig();
  const { offers, changesAt: offersChangeAt } = readPromotionOffers(promotionAnswer, language, nowMs, pictureBase);
  const { coupon, changesAt: couponChangesAt } = readSignUpCoupon(couponAnswer, nowMs);
  const frame: Frame = {
    ...(settings ? settingsFrame(settings, language) : emptyFrame),
    siteUrl: (settings?.siteUrl ? cleanText(settings.siteUrl) : process.env.SITE_URL)?.replace(/\/+$/, '') ?? null,
    legalLinks: legalLinks(editions, nowMs),
    navigation: readNavigation(navigationAnswer, language),
    partners: readPartnerLinks(partnerAnswer, pictureBase),
    offers,
    signUpCoupon: coupon,
  };
  return { frame, settings, changesAt: [...editions.map(effectiveAtMs), ...offersChangeAt, ...couponChangesAt] };
}

function settingsFrame(settings: SiteSettings, language: Language): Frame {
  const { affiliateBanner, reviewSite, chatQr } = settings;
  const title = affiliateBanner?.title[language];
  const action = linkIn(affiliateBanner?.action ?? null, language);
  return {
    ...emptyFrame,
    brand: settings.brand,
    tagline: settings.tagline[language],
    copyright: settings.copyright[language],
    seller: frameSeller(settings.seller, language),
    addresses: { cdnUrl: settings.cdnUrl, centerUrl: settings.centerUrl, festivalsUrl: settings.festivalsUrl },
    affiliate: affiliateBanner && title && action ? { title, lead: affiliateBanner.lead[language], action } : null,
    reviewUrl: (language === 'ja' ? reviewSite?.ja : null) ?? reviewSite?.other ?? null,
    offersWithdrawal: settings.withdrawal !== null,
    optionalConsentOnByDefault: settings.optionalConsentOnByDefault,
    support: {
      hours: settings.supportHours[language],
      messengerUrl: settings.messengerUrl,
      chatQr: chatQr ? wholePicture(contentConfig().pictureBase, chatQr, chatQrHeightPx) : null,
      contactEmail: settings.contactEmail,
    },
  };
}

function frameSeller(seller: Seller | null, language: Language): FrameSeller | null {
  const legalName = seller?.legalName[language];
  if (!seller || !legalName) return null;
  const filings = seller.filings.flatMap(({ kind, number }): TextLink[] => {
    const register = filingRegisters[kind];
    return register === null ? [] : [{ label: number, href: register }];
  });
  const { country, telephone, email } = seller;
  const contact = { address: addressLine(seller, language), country, telephone, email };
  return { legalName, registration: seller.registration[language], filings, contact };
}

const chatQrHeightPx = 160;

/** One link per text, in the authored order; a text that is not in force yet has none. */
function legalLinks(editions: readonly ArticleEdition[], nowMs: number): TextLink[] {
  const slugs = [...new Set(editions.map((edition) => edition.slug))];
  return slugs.flatMap((slug) => {
    const inForce = editionInForce(
      editions.filter((edition) => edition.slug === slug),
      nowMs,
    );
    return inForce ? [{ label: inForce.title, href: articlePath(slug) }] : [];
  });
}
