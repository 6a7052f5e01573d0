import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from './controls/site-link.tsx';
import { useTranslation } from './words/use-translation.ts';

interface ContractPartyProps {
  /** The legal name; null until editors have named it. */
  seller: string | null;
  language: Language;
}

/** Who the customer contracts with, beside what is agreed to: legal texts, and the confirmation of an order. */
export function ContractParty({ seller, language }: ContractPartyProps) {
  const { t } = useTranslation('frame');
  return seller === null ? null : (
    <p>
      {t('contractParty', { seller })}{' '}
      <SiteLink href="/imprint" language={language}>
        {t('footer.imprint')}
      </SiteLink>
    </p>
  );
}
