import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementContent } from '#lib/announcements/load-announcement.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

const FactsPanel = styled('aside', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: 'measure',
    padding: { base: '5', sm: '6' },
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    position: { base: 'static', lg: 'sticky' },
    top: '92px',
    '& h2': { textStyle: 'h3' },
    '& dl': { textStyle: 'sm' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,7rem) minmax(0,1fr)',
      gap: '4',
      paddingBlock: '.625rem',
      borderBottom: '1px solid',
      borderColor: 'border.muted',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});

interface AnnouncementFactsProps {
  content: Pick<AnnouncementContent, 'kind' | 'releasedAtMs' | 'endsAtMs'>;
  language: Language;
}

/** Kind, release and end of an announcement, and a link to the others. */
export function AnnouncementFacts({ content: { kind, releasedAtMs, endsAtMs }, language }: AnnouncementFactsProps) {
  const { t } = useTranslation('announcements');
  const instant = (name: string, atMs: number) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={new Date(atMs).toISOString()}>{formatInstant(atMs, language)}</time>
      </dd>
    </div>
  );
  return (
    <FactsPanel aria-labelledby="announcement-facts">
      <h2 id="announcement-facts">{t('facts.heading')}</h2>
      <dl>
        <div>
          <dt>{t('facts.kind')}</dt>
          <dd>{t(`kind.${kind}`)}</dd>
        </div>
        {instant(t('facts.released'), releasedAtMs)}
        {endsAtMs === null ? null : instant(t('facts.until'), endsAtMs)}
      </dl>
      <ButtonLink href={announcementListPath('all')} language={language}>
        {t('all')}
      </ButtonLink>
    </FactsPanel>
  );
}
