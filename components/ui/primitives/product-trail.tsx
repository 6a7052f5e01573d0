import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';

/** The links back to the home page and to all products. */
export function ProductTrail({ language }: { language: Language }) {
  const { t } = useTranslation('frame');
  return <Breadcrumb name={t('trail.name')} links={[{ href: '/#products', label: t('trail.products') }]} language={language} />;
}
