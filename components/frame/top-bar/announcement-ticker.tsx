import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { announcementPath } from '#lib/announcements/announcement-paths.ts';
import { latestAnnouncements } from '#lib/announcements/latest-announcements.ts';
import type { Language } from '#lib/language/languages.ts';
import type { announcementsSearch } from '#lib/contracts/calls/reading-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import { useRead } from '#components/ui/calls/use-read.ts';
import { PauseIcon, PlayIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { useRotation } from './use-rotation.ts';

const Ticker = styled('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    flex: '1',
    position: 'absolute',
    inset: '0',
    background: 'bg.canvas',
    '& .window': { minWidth: '0', flex: '0 1 auto', height: '40px', overflow: 'hidden' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      height: '40px',
      transition: 'translate var(--hf-durations-moderate) var(--hf-easings-out)',
    },
    '& li:not(.shown)': { visibility: 'hidden' },
    '& li a': {
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: { base: 'normal', md: 'nowrap' },
      color: 'fg',
      textDecoration: 'none',
      paddingBlock: { base: '0', md: '1' },
      // two lines fit into the bar of a phone
      display: { base: '-webkit-box', md: 'block' },
      WebkitLineClamp: '2',
      WebkitBoxOrient: 'vertical',
      lineHeight: { base: '1.25', md: 'inherit' },
    },
    '& li a:focus-visible': { outlineOffset: '-3px' },
    '& li a:hover': { textDecoration: 'underline' },
    '& li > span': { flex: 'none', display: { base: 'none', md: 'inline-flex' } },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      minWidth: '32px',
      minHeight: '32px',
      border: '0',
      borderRadius: 'l2',
      padding: '0',
      background: 'transparent',
      color: 'fg.muted',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& button:hover': { background: 'bg.subtle', color: 'fg' },
    '& button svg': { width: '16px', height: '16px' },
    '& .next': { paddingInline: '2' },
  },
  variants: { place: { '0': {}, '1': { '& li': { translate: '0 -40px' } }, '2': { '& li': { translate: '0 -80px' } } } },
});

const rowsShown = 3;
/** As many as the first page of the list has: it begins with the pinned ones. */
const rowsRead = 20;

const loadCall = async () => (await import('#lib/contracts/calls/reading-calls.ts')).announcementsSearch;

/** The latest announcements in rotation; nothing at all if there are none or they cannot be loaded. */
export function AnnouncementTicker({ language }: { language: Language }) {
  const { message } = useRead(loadCall, 'newest-announcements', { params: { page: 1, row: rowsRead, language } });
  return message && message.length > 0 ? <AnnouncementRows rows={latestAnnouncements(message, rowsShown)} language={language} /> : null;
}

type AnnouncementRow = CallOutput<typeof announcementsSearch>[number];

const places = ['0', '1', '2'] as const;

/** Rotating rows: they can be paused, pause on hover and focus, and do not rotate with reduced motion (WCAG 2.2.2). */
export function AnnouncementRows({ rows, language }: { rows: readonly AnnouncementRow[]; language: Language }) {
  const { t } = useTranslation('frame');
  const listId = useId();
  const { place, rotates, moving, next, toggle, hold } = useRotation(rows.length);
  const isSeveral = rows.length > 1;
  return (
    <Ticker aria-label={t('news.name')} place={places[place] ?? '0'} {...hold}>
      {isSeveral && rotates !== 'never' ? (
        <button type="button" aria-controls={listId} aria-label={rotates === 'on' ? t('news.pause') : t('news.play')} onClick={toggle}>
          {rotates === 'on' ? <PauseIcon /> : <PlayIcon />}
        </button>
      ) : null}
      <ul id={listId} className="window" aria-live={moving ? 'off' : 'polite'}>
        {rows.map(({ id, title, type }, row) => (
          <li key={id} className={row === place ? 'shown' : undefined}>
            <Tag tone="land">{type === 'Activity' ? t('news.activity') : t('news.notice')}</Tag>
            <SiteLink href={announcementPath(id)} language={language}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      {isSeveral ? (
        <button
          type="button"
          className="next"
          aria-controls={listId}
          aria-label={t('news.next', { place: place + 1, of: rows.length })}
          onClick={next}
        >
          {place + 1} / {rows.length}
        </button>
      ) : null}
    </Ticker>
  );
}
