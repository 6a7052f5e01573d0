import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { bannerStanding, capitalized, standingInWords } from '../../desk/banner-standing.ts';
import { findingOf, type Finding } from './finding.ts';

/** Published banners that nobody sees: too many run before them, or their time is over. */
export function bannerFindings(documents: readonly unknown[], nowMs: number): Finding[] {
  const banners = documents.filter((document) => asRecord(document)._type === 'banner' && asRecord(document).placement === 'home');
  return banners.flatMap((banner) => {
    const standing = bannerStanding(banner, banners, nowMs);
    const isSeen = standing?.kind === 'shown' || (standing?.kind === 'coming' && standing.atStart === 'shown');
    return standing === null || isSeen ? [] : [findingOf(banner, 'banner', capitalized(standingInWords(standing, true, nowMs)))];
  });
}
