import type { Language } from '#lib/language/languages.ts';
import { ReviewBadge } from '../footer/review-badge.tsx';
import { ConsentPanel } from '../consent/consent-panel.tsx';
import { AnnouncementRows } from '../top-bar/announcement-ticker.tsx';

const row = { title: '', type: 'Notice', releaseTime: '' } as const;
const rows = [
  { ...row, id: 'first' },
  { ...row, id: 'second' },
];
const language: Language = 'en';

/** What comes to every page of its own accord. A document renders it for its rules alone, or each browser would have to make them. */
export const DeferredStyles = () => (
  <>
    <ConsentPanel onByDefault={false} language={language} />
    <AnnouncementRows rows={rows} language={language} />
    <ReviewBadge ratingValue={5} reviewCount={100} href="" language={language} />
  </>
);
