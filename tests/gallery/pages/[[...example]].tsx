import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GetServerSideProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { ExamplePage } from '#tests/gallery/example-page.tsx';
import { allExamples } from '#tests/gallery/all-examples.ts';
import { languageOfLocale } from '#lib/language/languages.ts';
import { translationSettings } from '#locales/translation-settings.ts';

export default ExamplePage;

/** One example under `/{component}/{name}`, the list of a language's examples under nothing. */
export const getServerSideProps: GetServerSideProps = async ({ locale, params }) => {
  const language = languageOfLocale(locale);
  const [component = null, name = null] = [params?.example ?? []].flat();
  if (component !== null && !allExamples[component]?.some((example) => example.name === name && example.language === language))
    return { notFound: true };
  const localePath = path.join(process.cwd(), 'locales');
  const areas = readdirSync(path.join(localePath, language)).map((file) => file.replace(/\.json$/, ''));
  return {
    props: { language, component, name, ...(await serverSideTranslations(language, areas, { ...translationSettings, localePath })) },
  };
};
