import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainContent } from '#lib/domains/load-domain-suffixes.ts';
import type { Language } from '#lib/language/languages.ts';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { DomainSearch } from './domain-search.tsx';
import { SuffixTable } from './suffix-table.tsx';

/** Domains: the search, every suffix with its prices, and what to know before registering. */
export function DomainPage({ content: { groups }, language }: { content: DomainContent; language: Language }) {
  const { t } = useTranslation('domains');
  const link = (href: string, label: string) => (
    <SiteLink href={href} language={language}>
      {label}
    </SiteLink>
  );
  return (
    <>
      <DomainSearch groups={groups} language={language} />
      {groups.length > 0 ? (
        <Section heading={t('table.heading')} lead={t('table.lead')}>
          <SuffixTable groups={groups} language={language} />
        </Section>
      ) : null}
      <Section surface="canvas" heading={t('rules.heading')}>
        <FactColumns
          facts={[
            { title: t('rules.one.title'), text: t('rules.one.text') },
            { title: t('rules.two.title'), text: t('rules.two.text') },
            {
              title: t('rules.three.title'),
              text: t('rules.three.text'),
              link: link('/doc/article/domain-registration', t('rules.three.link')),
            },
          ]}
        />
      </Section>
      <Section heading={t('after.heading')}>
        <FactColumns
          facts={[
            { title: t('after.one.title'), text: t('after.one.text') },
            { title: t('after.two.title'), text: t('after.two.text') },
            { title: t('after.three.title'), text: t('after.three.text'), link: link('/doc/article/refund', t('after.three.link')) },
          ]}
        />
      </Section>
    </>
  );
}
