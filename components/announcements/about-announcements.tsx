import { useTranslation } from '#components/ui/words/use-translation.ts';
import { feedPath } from '#lib/discovery/feed-path.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { Section } from '#components/ui/primitives/section.tsx';

/** What announcements are for, and how to subscribe to them. */
export function AboutAnnouncements({ language }: { language: Language }) {
  const { t } = useTranslation('announcements');
  return (
    <Section surface="canvas" heading={t('about.heading')}>
      <FactColumns
        facts={[
          { title: t('about.ahead.title'), text: t('about.ahead.text') },
          { title: t('about.binding.title'), text: t('about.binding.text') },
          {
            title: t('about.follow.title'),
            text: t('about.follow.text'),
            link: <a href={localizePath(feedPath, language)}>{t('about.follow.link')}</a>,
          },
        ]}
      />
    </Section>
  );
}
