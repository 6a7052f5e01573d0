import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import { feedPathOf } from '#lib/discovery/feed-path.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { Section } from '#components/ui/primitives/section.tsx';

/** What announcements are for, and how to subscribe to them. */
export function AboutAnnouncements({ filter, language }: { filter: AnnouncementFilter; language: Language }) {
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
            link: <a href={localizePath(feedPathOf(filter), language)}>{t('about.follow.link')}</a>,
          },
        ]}
      />
    </Section>
  );
}
