import { useEffect, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import type { PageHead } from '#lib/page/page-head.ts';
import type { PageSeo } from '#lib/content/queries/page-seo-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { PageHere } from '#components/ui/store-state/page-here.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { HeadTags } from './document/head-tags.tsx';
import { languagePaths } from './language-paths.ts';
import { enhanceDropdowns } from './menu/dropdowns.ts';
import { FrameOverlays } from './overlays/frame-overlays.tsx';
import { keepPageLanguage } from './page-language.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';
import { PageViewCounter } from './page-view-counter.tsx';

const SkipLink = styled('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-4rem',
    zIndex: 'skip',
    background: 'bg',
    color: 'fg',
    paddingInline: '4',
    paddingBlock: '3',
    _focus: { top: '2' },
  },
});

interface PageFrameProps {
  frame: Frame;
  head: PageHead;
  language: Language;
  draft: boolean;
  /** Editors' SEO data, which override those of the page. */
  seo?: PageSeo | null;
  /** The page's path without a prefix, for languages without a text of their own. */
  path: string;
  /** The last steps to an order: the menu waits behind its button, and nothing but the page itself asks for a press. */
  checkout?: boolean;
  children: ReactNode;
}

const withSeo = (head: PageHead, seo: PageSeo | null): PageHead =>
  seo ? { ...head, title: seo.title ?? head.title, description: seo.description ?? head.description } : head;

/** The frame around every page. */
export function PageFrame({ frame, head, language, draft, seo = null, path, checkout = false, children }: PageFrameProps) {
  const { t } = useTranslation('frame');
  const paths = languagePaths(head.published, path);
  useEffect(enhanceDropdowns, []);
  useEffect(() => keepPageLanguage(language), [language]);
  return (
    <StoreStateProvider settings={frame.addresses ? { ...frame.addresses, siteUrl: frame.siteUrl } : null} language={language}>
      <HeadTags
        head={withSeo(head, seo)}
        keywords={seo?.keywords ?? null}
        language={language}
        brand={frame.brand}
        siteUrl={frame.siteUrl}
        draft={draft}
      />
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <FrameOverlays frame={frame} language={language} path={path} paths={paths} draft={draft} />
      <TopBar language={language} tagline={frame.tagline} paths={paths} />
      <SiteHeader frame={frame} language={language} checkout={checkout} />
      <main id="main">
        <PageHere value={{ label: head.title, href: head.published[language] ?? path }}>{children}</PageHere>
      </main>
      <SiteFooter frame={frame} language={language} checkout={checkout} />
      {draft ? null : <PageViewCounter />}
    </StoreStateProvider>
  );
}
