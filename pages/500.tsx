import { useRouter } from 'next/router';
import { FailedPage } from '#components/errors/failed-page.tsx';
import { languageOfLocale } from '#lib/language/languages.ts';

export default function Failed() {
  const { locale } = useRouter();
  return <FailedPage language={languageOfLocale(locale)} />;
}
