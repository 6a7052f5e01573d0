import type { AddressSettings } from '#lib/account/store-state.ts';
import { articlePath } from '#lib/documents/article-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import { articleEditionSchema, legalEditionsQuery, type ArticleEdition } from './article-query.ts';
import { cleanText } from './cleaned.ts';
import type { AskContent } from './content-source.ts';
import { editionInForce, effectiveAtMs } from './edition-in-force.ts';
import type { TextLink } from './localised.ts';
import { readEach, readOne } from './read-each.ts';
import { siteSettingsQuery, siteSettingsSchema, type SiteSettings } from './site-settings-query.ts';

/** What stands around every page. */
export interface Frame {
  readonly brand: string | null;
  readonly tagline: string | null;
  readonly copyright: string | null;
  /** The public origin, for canonical addresses. */
  readonly siteUrl: string | null;
  readonly legalLinks: readonly TextLink[];
  /** Where the account centre, the pictures and the festivals are. */
  readonly addresses: AddressSettings | null;
}

/** The frame of a page that has to stand without the CMS. */
export const emptyFrame: Frame = { brand: null, tagline: null, copyright: null, siteUrl: null, legalLinks: [], addresses: null };

export interface LoadedFrame {
  readonly frame: Frame;
  readonly settings: SiteSettings | null;
  readonly changesAt: readonly number[];
}

/** Reads the site's settings and the legal texts in force in a language. */
export async function loadFrame(ask: AskContent, language: Language, nowMs: number): Promise<LoadedFrame> {
  const [settingsAnswer, legalAnswer] = await Promise.all([ask(siteSettingsQuery), ask(legalEditionsQuery, { language })]);
  const settings = readOne(siteSettingsSchema, settingsAnswer, 'siteSettings');
  const editions = readEach(articleEditionSchema, legalAnswer, 'article');
  const frame: Frame = {
    brand: settings?.brand ?? null,
    tagline: settings?.tagline[language] ?? null,
    copyright: settings?.copyright[language] ?? null,
    siteUrl: (settings?.siteUrl ? cleanText(settings.siteUrl) : process.env.SITE_URL)?.replace(/\/+$/, '') ?? null,
    legalLinks: legalLinks(editions, nowMs),
    addresses: settings ? { cdnUrl: settings.cdnUrl, centerUrl: settings.centerUrl, festivalsUrl: settings.festivalsUrl } : null,
  };
  return { frame, settings, changesAt: editions.map(effectiveAtMs) };
}

/** One link a text, in the authored order; a text that is not in force yet has none. */
function legalLinks(editions: readonly ArticleEdition[], nowMs: number): TextLink[] {
  const slugs = [...new Set(editions.map((edition) => edition.slug))];
  return slugs.flatMap((slug) => {
    const inForce = editionInForce(editions.filter((edition) => edition.slug === slug), nowMs);
    return inForce ? [{ label: inForce.title, href: articlePath(slug) }] : [];
  });
}
