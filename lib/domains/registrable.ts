import { toAsciiDomain } from '#lib/rules/domain.ts';
import { takesLabel, type LabelTerms } from '#lib/rules/labels/label-terms.ts';
import { isSharedEnding } from './public-suffix.ts';
import { isReservedLabel } from './reserved-labels.ts';

/** A suffix on sale, and what its registry takes before it. */
export interface SuffixTerms {
  readonly suffix: string;
  readonly takes: LabelTerms;
}

export type Registrable =
  | { readonly ok: true; readonly ascii: string }
  /** `impossible`: no name at all. */
  | { readonly ok: false; readonly problem: 'impossible' | 'reserved' | 'not-taken' };

/** Whether a label, as it is displayed, can be registered under a suffix; the same in the browser and in the services. */
export function readRegistrable(label: string, { suffix, takes }: SuffixTerms): Registrable {
  const ascii = toAsciiDomain(`${label}${suffix}`);
  if (ascii === null) return { ok: false, problem: 'impossible' };
  if (isSharedEnding(ascii, suffix) || isReservedLabel(ascii.slice(0, -suffix.length), suffix)) return { ok: false, problem: 'reserved' };
  return takesLabel(takes, label) ? { ok: true, ascii } : { ok: false, problem: 'not-taken' };
}
