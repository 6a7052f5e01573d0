import Head from 'next/head';
import type { Language } from '#lib/language/languages.ts';
import en from '#locales/en/errors.json';
import ja from '#locales/ja/errors.json';
import zh from '#locales/zh/errors.json';
import { ErrorSheet, type ErrorWords } from './error-sheet.tsx';

const wordsByLanguage = { en, zh, ja } as const satisfies Record<Language, unknown>;

/** The 500 page: it depends on neither content nor loaded translations, because those may be what failed. */
export function FailedPage({ language }: { language: Language }) {
  const { failed, causes, wrongAddress, invalidAddress, illegalData, backHome } = wordsByLanguage[language];
  const words: ErrorWords = { ...failed, causes, wrongAddress, invalidAddress, illegalData, backHome };
  return (
    <>
      <Head>
        <title>{failed.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={failed.text} />
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main">
        <ErrorSheet position="50°0′N" words={words} language={language} />
      </main>
    </>
  );
}
