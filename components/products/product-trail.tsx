import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';

/** The link back to all products. */
export function ProductTrail({ language }: { language: Language }) {
  const { t } = useTranslation('products');
  return (
    <Breadcrumb
      name={t('trail')}
      links={[
        { href: '/', label: t('home') },
        { href: '/#products', label: t('products') },
      ]}
      language={language}
    />
  );
}
