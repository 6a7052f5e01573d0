import { useSyncExternalStore } from 'react';
import Head from 'next/head';
import { articlePath } from '#lib/content/article-paths.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import en from '#locales/en/errors.json';
import ja from '#locales/ja/errors.json';
import zh from '#locales/zh/errors.json';
import { Button } from '#components/ui/controls/button.tsx';
import { ErrorSheet, type ErrorWords } from './error-sheet.tsx';

const wordsByLanguage = { en, zh, ja } as const satisfies Record<Language, unknown>;

const never = () => () => {};

/** The 500 page: it depends on neither content nor loaded translations, because those may be what failed. */
export function FailedPage({ language }: { language: Language }) {
  // one document answers at every address; only the browser knows at which
  const isArticle = useSyncExternalStore(
    never,
    () => window.location.pathname.startsWith(localizePath(articlePath(''), language)),
    () => false,
  );
  const { failed, causes, wrongAddress, invalidAddress, illegalData, backHome } = wordsByLanguage[language];
  const title = isArticle ? failed.articleTitle : failed.title;
  const words: ErrorWords = { ...failed, title, causes, wrongAddress, invalidAddress, illegalData, backHome };
  const again = isArticle ? (
    <Button size="lg" onClick={() => window.location.reload()}>
      {failed.tryAgain}
    </Button>
  ) : null;
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={failed.text} />
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main">
        <ErrorSheet position="50°0′N" words={words} language={language} more={again} />
      </main>
    </>
  );
}
