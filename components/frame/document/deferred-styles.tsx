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

/**
 * Components that appear on every page later. The document renders them only for their CSS rules, or each browser would have to create
 * these.
 */
export const DeferredStyles = () => (
  <>
    <ConsentPanel onByDefault={false} language={language} />
    <AnnouncementRows rows={rows} language={language} />
    <ReviewBadge ratingValue={5} reviewCount={100} href="" language={language} />
  </>
);
