import { z } from 'zod';
import { invalid } from '../refusal.ts';

const idLengthAtMost = 128;
/** Sanity's own rule: letters, digits, `_`, `-` and `.`; no leading `-` or `.`, and no two dots in a row. */
const idPattern = /^(?![-.])(?!.*\.\.)[A-Za-z0-9_.-]+$/;

export const documentIdSchema = z.string().max(idLengthAtMost).regex(idPattern, 'is not the id of a document');

/** Whether a text is a valid document id. */
const isDocumentId = (id: string): boolean => documentIdSchema.safeParse(id).success;

/** @throws 400 for an invalid document id. */
export function checkDocumentId(id: string): string {
  if (!isDocumentId(id)) throw invalid(`${JSON.stringify(id.slice(0, idLengthAtMost))} is not the id of a document`);
  return id;
}
