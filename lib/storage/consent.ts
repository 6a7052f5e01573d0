import type { ConsentCategory } from './consent-category.ts';
import { readStored, removeStored, writeStored, type StorageAreas } from './stored-values.ts';
import type { WriteResult } from './storage-result.ts';

/** The current policy version; a higher one asks everybody again. */
const consentVersion = 1;

/** The visitor's choice about cookies. */
export type Consent = { readonly kind: 'unasked' } | GivenConsent;

export interface GivenConsent {
  readonly kind: 'given';
  readonly atMs: number;
  readonly statistics: boolean;
  readonly marketing: boolean;
}

const consentNames = ['cookieConfirm', 'cookieSelect1', 'cookieSelect2', 'cookieSelect3'] as const;

/** Unasked as soon as any of the four values is absent, malformed or of another policy version. */
export function readConsent(areas: StorageAreas): Consent {
  const confirm = readStored(areas, 'cookieConfirm');
  const statistics = readStored(areas, 'cookieSelect2');
  const marketing = readStored(areas, 'cookieSelect3');
  if (confirm?.version !== consentVersion || readStored(areas, 'cookieSelect1') === null || statistics === null || marketing === null) {
    return { kind: 'unasked' };
  }
  return { kind: 'given', atMs: confirm.at, statistics: statistics === '1', marketing: marketing === '1' };
}

/** Stores the choice, its confirmation last; if one value cannot be stored, none is, and the visitor is asked again. */
export function writeConsent(areas: StorageAreas, consent: GivenConsent): WriteResult {
  removeStored(areas, 'cookieConfirm');
  const steps = [
    () => writeStored(areas, 'cookieSelect1', '1'),
    () => writeStored(areas, 'cookieSelect2', consent.statistics ? '1' : '0'),
    () => writeStored(areas, 'cookieSelect3', consent.marketing ? '1' : '0'),
    () => writeStored(areas, 'cookieConfirm', { version: consentVersion, at: consent.atMs }),
  ];
  for (const step of steps) {
    const result = step();
    if (result.ok) continue;
    for (const name of consentNames) removeStored(areas, name);
    return result;
  }
  return { ok: true };
}

/** Whether something of a category may be loaded or stored: the first two always, the others only after the visitor confirmed. */
export function allowsCategory(consent: Consent, category: ConsentCategory): boolean {
  if (category <= 1) return true;
  if (consent.kind === 'unasked') return false;
  return category === 2 ? consent.statistics : consent.marketing;
}
