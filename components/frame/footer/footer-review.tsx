import type { Language } from '#lib/language/languages.ts';
import { useRead } from '#components/ui/calls/use-read.ts';
import { ReviewBadge } from './review-badge.tsx';

const loadCall = async () => (await import('#lib/contracts/calls/first-calls.ts')).reviewSummary;

/** The review badge with /myDoc's figures; nothing while it is unavailable. */
export function FooterReview({ href, language }: { href: string; language: Language }) {
  const { message } = useRead(loadCall, 'reviews', {});
  return message ? <ReviewBadge {...message} href={href} language={language} /> : null;
}
