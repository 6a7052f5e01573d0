import { useCallback } from 'react';
import { useClient, useSchema, useValidationStatus } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { draftIdOf, isDraftId } from '../../lib/content/document-ids.ts';
import { useReading, type Reading } from '../connection/use-reading.ts';
import type { CorrectionQuestion } from './correction-decision.ts';
import { lastAuthors } from './last-authors.ts';
import { checking, editionsQuery, legalEditions, type LegalEdition, type LegalQuestion } from './legal-editions.ts';
import { refusalInWords } from './refusal-in-words.ts';

interface LegalEditions {
  readonly editions: readonly LegalEdition[];
  /** Whether another person has to publish what one has changed. */
  readonly secondPerson: boolean;
}

const approvalsQuery = '*[_id == "siteSettings"][0].legalApprovals';

/** A version of a legal text in every language, read once somebody is about to publish it. */
export function useLegalEditions(asked: boolean, { translationKey, version }: Record<string, unknown>): Reading<LegalEditions> {
  const client = useClient({ apiVersion: contentApiVersion });
  const read = useCallback(async (): Promise<LegalEditions> => {
    const raw = client.withConfig({ perspective: 'raw' });
    const [documents, approvals] = await Promise.all([
      raw.fetch<unknown[]>(editionsQuery, { key: translationKey ?? '', version: version ?? 0 }),
      raw.fetch<unknown>(approvalsQuery),
    ]);
    const drafts = documents.map((document) => String(asRecord(document)._id)).filter(isDraftId);
    return { editions: legalEditions(documents, await lastAuthors(client, drafts)), secondPerson: approvals !== 0 };
  }, [client, translationKey, version]);
  // asked again, it is read again: what is published is what was seen
  return useReading(asked ? read : null, 'reading');
}

/** A published version and the draft over it, read once somebody is about to publish that. */
export function useCorrections(asked: boolean, id: string): Reading<Omit<CorrectionQuestion, 'person'>> {
  const client = useClient({ apiVersion: contentApiVersion });
  const read = useCallback(async (): Promise<Omit<CorrectionQuestion, 'person'>> => {
    const raw = client.withConfig({ perspective: 'raw' });
    const draftId = draftIdOf(id);
    const [documents, approvals] = await Promise.all([
      raw.fetch<unknown[]>('*[_id in [$id, $draftId]]{_id, _rev, language, errata}', { id, draftId }),
      raw.fetch<unknown>(approvalsQuery),
    ]);
    const found = (wanted: string): unknown => documents.find((document) => asRecord(document)._id === wanted) ?? null;
    const author = (await lastAuthors(client, [draftId])).get(draftId) ?? null;
    return { draft: found(draftId), published: found(id), author, secondPerson: approvals !== 0 };
  }, [client, id]);
  // asked again, it is read again: what is published is what was seen
  return useReading(asked ? read : null, 'reading');
}

/** What validation says against each draft of the three languages. */
export function useLegalRefusals(type: string, editions: readonly LegalEdition[], own: string): LegalQuestion['refusalOf'] {
  const ids = editions.flatMap((edition) => (edition.kind === 'draft' ? [edition.id] : []));
  const [first = own, second = own, third = own] = ids;
  const schemaType = useSchema().get(type);
  const fields = schemaType && 'fields' in schemaType ? schemaType.fields : [];
  const titleOf = (name: string): string => fields.find((field) => field.name === name)?.type.title ?? name;
  const found = [
    { id: first, ...useValidationStatus(draftIdOf(first), type, true) },
    { id: second, ...useValidationStatus(draftIdOf(second), type, true) },
    { id: third, ...useValidationStatus(draftIdOf(third), type, true) },
  ];
  return ({ id, revision }) => {
    const status = found.find((each) => each.id === id);
    // before the draft has been read, the status is empty, as if it had no faults
    if (!status || status.isValidating || status.revision !== revision) return checking;
    return refusalInWords(status.validation, titleOf);
  };
}
