import path from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Language } from '#lib/language/languages.ts';
import { translationSettings } from './translation-settings.ts';

/** The translation namespaces of a page, besides the frame's. */
const areasOfPage = {
  home: ['home', 'blocks', 'offers'],
  product: ['blocks', 'products', 'documents'],
  article: ['documents', 'readers'],
  articleList: ['documents'],
  documentCentre: ['documents', 'announcements', 'document-search'],
  announcements: ['announcements'],
  announcement: ['announcements', 'documents'],
  about: ['blocks', 'documents'],
  ownPage: ['blocks', 'documents'],
  contact: ['blocks', 'company', 'human'],
  imprint: ['imprint'],
  jobs: ['blocks', 'company', 'documents'],
  aff: ['blocks', 'company'],
  signUp: ['blocks', 'onboarding'],
  welcome: ['onboarding'],
  activate: ['onboarding'],
  planList: ['plans'],
  configurator: ['purchase'],
  confirmation: ['purchase', 'human', 'renewals', 'changes', 'registration', 'name-warnings'],
  order: ['orders', 'purchase', 'registration'],
  receipt: ['receipt', 'orders'],
  withdrawal: ['withdrawal'],
  activity: ['activities', 'offers'],
  coupons: ['coupons', 'offers'],
  groupBuy: ['group-buy', 'offers', 'purchase'],
  domains: ['domains', 'name-warnings'],
  availability: ['availability'],
  documentSearch: ['document-search'],
  favourites: ['favourites'],
  error: ['errors'],
} as const satisfies Record<string, readonly string[]>;

export type PageName = keyof typeof areasOfPage;

/**
 * The translations of a page in one language, in the shape of `appWithTranslation`; pages do not list their namespaces. A preview has words
 * of its own.
 */
export function loadTranslations(page: PageName, language: Language, { isPreview = false } = {}): Promise<SSRConfig> {
  const localePath = path.join(process.cwd(), 'locales');
  const areas = ['frame', 'overlays', ...areasOfPage[page], ...(isPreview ? ['preview'] : [])];
  return serverSideTranslations(language, areas, { ...translationSettings, localePath });
}
