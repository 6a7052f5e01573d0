import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { publishedSource } from '#lib/content/content-source.ts';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { emptyFrame, loadFrame, type Frame } from '#lib/page/load-frame.ts';
import type { PageHead } from '#lib/page/page-head.ts';
import { languageOfLocale, type Language } from '#lib/language/languages.ts';
import en from '#locales/en/errors.json';
import ja from '#locales/ja/errors.json';
import zh from '#locales/zh/errors.json';
import { loadTranslations } from '#locales/load-translations.ts';

export interface ErrorPageProps extends SSRConfig {
  readonly language: Language;
  readonly frame: Frame;
  readonly head: PageHead;
}

const words = { en, zh, ja } as const satisfies Record<Language, unknown>;

/** An error page is not revalidated by a publish: its frame is reloaded this often. */
const frameSeconds = 60;

/** Loads the 404 page of a language; without the CMS its frame has only the site's own texts. */
export async function errorPage({ locale }: Pick<GetStaticPropsContext, 'locale'>): Promise<GetStaticPropsResult<ErrorPageProps>> {
  const language = languageOfLocale(locale);
  const { title, text } = words[language].notFound;
  const head: PageHead = { title, description: text, published: {}, indexed: false };
  return {
    props: { language, frame: await frameOrEmpty(language), head, ...(await loadTranslations('error', language)) },
    revalidate: frameSeconds,
  };
}

async function frameOrEmpty(language: Language): Promise<Frame> {
  try {
    const { frame } = await readWhole(
      () => publishedSource(),
      ({ ask }) => loadFrame(ask, language, Date.now()),
    );
    return frame;
  } catch (error) {
    if (isContentUnavailable(error)) return emptyFrame;
    throw error;
  }
}
