import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { checkDiskSize } from '#cms-schemas/rules/numbers.ts';
import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Checks a disk's size against the bounds of its disk type. */
export async function checkSizeOfDisk(value: unknown, context: ValidationContext): Promise<Verdict> {
  const id = asRecord(asRecord(context.parent).type)._ref;
  const diskType = typeof id === 'string' ? await lookUp(context, '*[_id == $id][0]{minGib, maxGib}', { id }) : undefined;
  return checkDiskSize(value, diskType);
}
