import { fieldTimeZone } from '../../cms-schemas/rules/studio-time.ts';

/**
 * Zones as the browser lists them, and the Studio's one. Browsers list neither UTC nor a zone by its second name (Asia/Kolkata), though
 * they calculate with both; the Studio's fields refuse a zone that is not listed and count by the browser's clock instead, without a word.
 */
export function withZone(listed: readonly string[], zone: string): string[] {
  return listed.includes(zone) ? [...listed] : [...listed, zone];
}

const listedBy = Intl.supportedValuesOf.bind(Intl);

Intl.supportedValuesOf = (key) => (key === 'timeZone' ? withZone(listedBy(key), fieldTimeZone) : listedBy(key));
