import { checkSlug } from '../../../cms-schemas/rules/slug.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { findingOf, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';

/** Addresses that cannot be typed, that two documents share, or that differ among the translations of one text. */
export function addressFindings(documents: readonly unknown[]): Finding[] {
  const addressed = documents.filter((document) => typeof slugOf(document) === 'string');
  return [
    ...addressed.flatMap((document) =>
      checkSlug(slugOf(document)) === true
        ? []
        : [
            findingOf(
              document,
              'address',
              say(`The address ${slugOf(document)} holds more than small letters, digits and single hyphens.`),
            ),
          ],
    ),
    ...shared(addressed),
    ...differing(addressed),
  ];
}

const slugOf = (document: unknown): unknown => asRecord(asRecord(document).slug).current;

const identityOf = (document: unknown): string => {
  const { _type, language, version } = asRecord(document);
  return JSON.stringify([_type, language ?? null, version ?? null, slugOf(document)]);
};

function shared(documents: readonly unknown[]): Finding[] {
  return groups(documents, identityOf).flatMap((same) =>
    same.length < 2
      ? []
      : same.map((document) => findingOf(document, 'address', say(`${same.length} documents have the address ${slugOf(document)}.`))),
  );
}

function differing(documents: readonly unknown[]): Finding[] {
  const texts = documents.filter((document) => typeof asRecord(document).translationKey === 'string');
  return groups(texts, (document) => `${asRecord(document).kind} ${asRecord(document).translationKey}`).flatMap((translations) => {
    const slugs = new Set(translations.map(slugOf));
    return slugs.size < 2
      ? []
      : translations.map((document) =>
          findingOf(document, 'address', say(`The translations of this text have different addresses: ${[...slugs].join(', ')}.`)),
        );
  });
}

function groups(documents: readonly unknown[], keyOf: (document: unknown) => string): unknown[][] {
  const byKey = new Map<string, unknown[]>();
  for (const document of documents) {
    const key = keyOf(document);
    byKey.set(key, [...(byKey.get(key) ?? []), document]);
  }
  return [...byKey.values()];
}
