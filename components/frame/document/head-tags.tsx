import Head from 'next/head';
import { markdownOfPage } from '#lib/discovery/markdown-of-page.ts';
import { defaultLanguage, languages, localizePath, type Language } from '#lib/language/languages.ts';
import type { PageHead } from '#lib/page/page-head.ts';
import { sharedPictureSize } from '#lib/page/shared-picture-size.ts';

const openGraphLocale = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' } as const satisfies Record<Language, string>;

interface HeadTagsProps {
  head: PageHead;
  language: Language;
  brand: string | null;
  siteUrl: string | null;
  draft: boolean;
  keywords?: string | null;
}

/** Title, description, and for an indexed page its canonical address, its translations and its text as Markdown. */
export function HeadTags({ head, language, brand, siteUrl, draft, keywords = null }: HeadTagsProps) {
  const indexed = head.indexed && !draft;
  const title = brand && !head.title.includes(brand) ? `${head.title} | ${brand}` : head.title;
  const address = (each: Language): string | null => {
    const path = head.published[each];
    return path ? `${siteUrl ?? ''}${localizePath(path, each)}` : null;
  };
  const own = address(language) ?? address(defaultLanguage);
  const fallback = address(defaultLanguage);
  const text = head.published[language];
  const picture = sharedPicture(head, siteUrl);
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.description ? <meta name="description" content={head.description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {indexed ? null : <meta name="robots" content="noindex" />}
      {own ? <link rel="canonical" href={own} /> : null}
      {indexed
        ? languages.map((each) => {
            const href = address(each);
            return href ? <link key={each} rel="alternate" hrefLang={each} href={href} /> : null;
          })
        : null}
      {indexed && text ? <link rel="alternate" type="text/markdown" href={markdownOfPage(localizePath(text, language))} /> : null}
      {indexed && fallback ? <link rel="alternate" hrefLang="x-default" href={fallback} /> : null}
      <meta property="og:type" content={head.isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      {own ? <meta property="og:url" content={own} /> : null}
      <meta property="og:locale" content={openGraphLocale[language]} />
      {brand ? <meta property="og:site_name" content={brand} /> : null}
      {picture ? <meta property="og:image" content={picture.address} /> : null}
      {picture ? <meta property="og:image:width" content={String(sharedPictureSize.widthPx)} /> : null}
      {picture ? <meta property="og:image:height" content={String(sharedPictureSize.heightPx)} /> : null}
      {picture ? <meta property="og:image:alt" content={picture.text} /> : null}
      {picture ? <meta name="twitter:card" content="summary_large_image" /> : null}
    </Head>
  );
}

/** The page's own picture, at an address that other sites can ask for. */
function sharedPicture({ picture }: PageHead, siteUrl: string | null): PageHead['picture'] | null {
  const address = picture ? URL.parse(picture.address, siteUrl ?? undefined)?.href : undefined;
  return picture && address ? { address, text: picture.text } : null;
}
