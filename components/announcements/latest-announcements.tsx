import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { AnnouncementRows } from './announcement-rows.tsx';

/** The newest announcements as a section of another page; no section if there are none. */
export function LatestAnnouncements({ rows, language }: { rows: readonly AnnouncementRow[]; language: Language }) {
  const { t } = useTranslation('announcements');
  if (rows.length === 0) return null;
  const all = (
    <div>
      <ButtonLink href={announcementListPath('all')} language={language} size="sm">
        {t('all')}
      </ButtonLink>
    </div>
  );
  return (
    <Section heading={t('latest')} aside={all}>
      <AnnouncementRows rows={rows} language={language} />
    </Section>
  );
}
