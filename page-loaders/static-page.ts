import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { contentConfig } from '#lib/content/config.ts';
import { publishedSource, type ContentSource } from '#lib/content/content-source.ts';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { againAfterMs, isWorthAnotherTry } from '#lib/page/first-rendering.ts';
import { loadFrame, type Frame, type LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { findPageSeo, type PageSeo } from '#lib/content/queries/page-seo-query.ts';
import { secondsToNextChange } from '#lib/content/instants.ts';
import { languageOfLocale, type Language } from '#lib/language/languages.ts';
import { askPricesBefore } from '#lib/price-history/ask-prices-before.ts';
import type { PageId } from '#lib/language/routes.ts';
import { readPreviewState } from '#lib/preview/preview-state.ts';
import { previewShown, previewSource, type PreviewShown } from '#lib/preview/preview-source.ts';
import { findPageCache } from '#lib/revalidation/page-cache-registry.ts';
import { loadTranslations, type PageName } from '#locales/load-translations.ts';

/** Props of every content page. */
export interface StaticPageProps<Content> extends SSRConfig {
  readonly language: Language;
  readonly draft: boolean;
  /** When the content was read, epoch milliseconds. */
  readonly loadedAtMs: number;
  /** The change count at that time: shows whether a rendering includes a change. */
  readonly changeCount: number;
  readonly frame: Frame;
  /** Of a preview alone. */
  readonly preview?: PreviewShown;
  /** Editors' SEO data for pages without a title of their own. */
  readonly seo: PageSeo | null;
  readonly content: Content;
}

/** The CMS's names for pages without a title of their own. */
const pageIds: Partial<Record<PageName, PageId>> = {
  home: 'index',
  documentCentre: 'doc',
  articleList: 'doc/article',
  announcements: 'doc/announce',
};

export type LoadContent<Content> = (request: PageRequest, frame: LoadedFrame) => Promise<PageAnswer<Content>>;

const inBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Loads a content page with its frame and translations. It is fresh until the next timed change, a day at most. If the CMS is unavailable,
 * a request throws, so that the last good page is still served, and a build continues without the page; a page that was never rendered is
 * tried again for some seconds first.
 */
export async function staticPage<Content>(
  page: PageName,
  context: Pick<GetStaticPropsContext, 'locale' | 'draftMode' | 'previewData'>,
  load: LoadContent<Content>,
  /** The CMS's name for the page, if pages of one kind have separate names. */
  pageId: PageId | null = pageIds[page] ?? null,
): Promise<GetStaticPropsResult<StaticPageProps<Content>>> {
  for (;;) {
    try {
      return await answer(page, context, load, pageId);
    } catch (error) {
      if (!isContentUnavailable(error)) throw error;
      if (inBuild()) return { notFound: true, revalidate: 1 };
      if (!(await isWorthAnotherTry(Date.now()))) throw error;
      await delay(againAfterMs);
    }
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answer<Content>(
  page: PageName,
  { locale, draftMode = false, previewData }: Pick<GetStaticPropsContext, 'locale' | 'draftMode' | 'previewData'>,
  load: LoadContent<Content>,
  pageId: PageId | null,
): Promise<GetStaticPropsResult<StaticPageProps<Content>>> {
  const language = languageOfLocale(locale);
  const state = draftMode ? readPreviewState(previewData) : null;
  const { found, seo, frame, changeCount, loadedAtMs, nowMs } = await readWhole(
    () => (state ? previewSource(state) : publishedSource()),
    (source) => readContent({ source, language, load, pageId, atMs: state?.atMs ?? null }),
  );
  if (found.kind === 'absent') {
    return { notFound: true, revalidate: secondsToNextChange([...frame.changesAt, ...(found.changesAt ?? [])], nowMs) };
  }
  if (found.kind === 'redirect') {
    return { redirect: { destination: found.to, permanent: found.permanent }, revalidate: secondsToNextChange([], nowMs) };
  }
  return {
    props: {
      language,
      draft: draftMode,
      loadedAtMs,
      changeCount,
      frame: frame.frame,
      seo,
      content: found.content,
      ...(state ? { preview: await previewShown(state, loadedAtMs) } : {}),
      ...(await loadTranslations(page, language, { isPreview: draftMode })),
    },
    revalidate: secondsToNextChange([...frame.changesAt, ...found.changesAt], nowMs),
  };
}

interface Reading<Content> {
  readonly source: ContentSource;
  readonly language: Language;
  readonly load: LoadContent<Content>;
  readonly pageId: PageId | null;
  /** The instant of a preview. */
  readonly atMs: number | null;
}

/** Everything that a page shows of the content, with the time and the change count of before the first query. */
async function readContent<Content>({ source, language, load, pageId, atMs }: Reading<Content>) {
  const changeCount = (await findPageCache()?.changeCount()) ?? 0;
  const loadedAtMs = Date.now();
  const nowMs = atMs ?? loadedAtMs;
  const request: PageRequest = { source, language, nowMs, pictureBase: contentConfig().pictureBase, askPricesBefore };
  const frame = await loadFrame(source.ask, language, nowMs);
  const [found, seo] = await Promise.all([load(request, frame), pageId ? findPageSeo(source.ask, pageId, language) : null]);
  return { found, seo, frame, changeCount, loadedAtMs, nowMs };
}
