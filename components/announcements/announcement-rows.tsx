import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import type { Language } from '#lib/language/languages.ts';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';

const Rows = styled('ul', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr)', sm: '7.5rem minmax(0,1fr) auto' } },
    // where the order by day begins
    '& > [data-pinned]:has(+ :not([data-pinned]))': { borderColor: 'border.emphasized' },
    '& time': { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& a': { color: 'fg', fontWeight: 'semibold', textDecoration: 'none', paddingBlock: '.25rem' },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline' },
    '& p': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'lead' },
    '& .tags': { display: 'flex', gap: '2', justifySelf: 'start' },
  },
});

/** Announcements as ruled rows: day, title, summary, kind. */
export function AnnouncementRows({ rows, language }: { rows: readonly AnnouncementRow[]; language: Language }) {
  const { t } = useTranslation('announcements');
  return (
    <Rows>
      {rows.map(({ id, href, kind, title, summary, releasedOn, pinned }) => (
        <li key={id} data-pinned={pinned ? '' : undefined}>
          <time dateTime={releasedOn}>{releasedOn}</time>
          <div>
            <SiteLink href={href} language={language}>
              {title}
            </SiteLink>
            {summary ? <p>{summary}</p> : null}
          </div>
          <span className="tags">
            {pinned ? <Tag>{t('pinned')}</Tag> : null}
            <Tag tone={kind === 'Activity' ? 'land' : 'neutral'}>{t(`kind.${kind}`)}</Tag>
          </span>
        </li>
      ))}
    </Rows>
  );
}
