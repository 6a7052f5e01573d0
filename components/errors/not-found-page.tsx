import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { ErrorSheet } from './error-sheet.tsx';

/** The 404 page, in the language of the address's prefix. */
export function NotFoundPage({ language }: { language: Language }) {
  const { t } = useTranslation('errors');
  const words = {
    title: t('notFound.title'),
    text: t('notFound.text'),
    causes: t('causes'),
    wrongAddress: t('wrongAddress'),
    invalidAddress: t('invalidAddress'),
    illegalData: t('illegalData'),
    backHome: t('backHome'),
  };
  const search = (
    <ButtonLink href="/doc/search" language={language} size="lg">
      {t('searchDocuments')}
    </ButtonLink>
  );
  return <ErrorSheet position="40°4′N" words={words} language={language} more={search} />;
}
