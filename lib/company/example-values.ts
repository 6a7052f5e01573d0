/** Figures about the company that the seed makes up. Both the seed and the check below read them here. */
export const exampleReview = { ratingValue: 4.6, reviewCount: 1284 } as const;
export const exampleCompanies = '110,000';

/** Something in the content that only an example can have, and that a launch replaces. */
export interface ExampleValue {
  readonly document: unknown;
  readonly kind: 'seller' | 'number' | 'figure' | 'address';
  /** A sentence for the editor. */
  readonly what: string;
}

/** Names under `.example`, which no one can own (RFC 2606); a lone `.example` is a word of a text. */
const exampleHost = /(?<![\w.-])(?:[a-z0-9-]+\.)+example(?![\w-])/gi;

/** The provider's own names in the seed. A help article may also show the reader's: `www.example` in a command. */
const ownHost = /(?:^|\.)(?:marlow|chat|reviews|stats|s3)\.example$/;

/** Zeros in a row, whatever separates them: no telephone, register or tax office has such a number. */
const sampleZeros = /0{7}/;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The texts of a document, without its ids, keys and types. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => (name.startsWith('_') ? [] : textsOf(member)));
}

/** What in the published content is still an example, the seller first. */
export function exampleValues(documents: readonly unknown[]): ExampleValue[] {
  const settings = documents.filter((document) => recordOf(document)._type === 'siteSettings');
  return [...settings.flatMap(sellerExamples), ...documents.flatMap(figureExamples), ...documents.flatMap(addressExamples)];
}

const digitsOf = (line: string): string => line.replace(/\D/g, '');

function sellerExamples(document: unknown): ExampleValue[] {
  const { seller } = recordOf(document);
  const marked: ExampleValue[] =
    recordOf(seller).isExample === true
      ? [{ document, kind: 'seller', what: 'The seller is an example: fill in your company, then switch the mark off.' }]
      : [];
  const sampled = textsOf(seller)
    .flatMap((text) => text.split('\n'))
    .filter((line) => sampleZeros.test(line.replace(/[\s-]/g, '')));
  // one number in three languages is one finding
  const numbers = sampled.filter((line, index) => sampled.findIndex((other) => digitsOf(other) === digitsOf(line)) === index);
  return [...marked, ...numbers.map((line): ExampleValue => ({ document, kind: 'number', what: `“${line}” is a sample number.` }))];
}

function figureExamples(document: unknown): ExampleValue[] {
  const { _type, key, figure, review } = recordOf(document);
  const { ratingValue, reviewCount } = recordOf(review);
  if (_type === 'siteSettings' && ratingValue === exampleReview.ratingValue && reviewCount === exampleReview.reviewCount)
    return [{ document, kind: 'figure', what: `The rating of ${ratingValue} from ${reviewCount} reviews is a sample figure.` }];
  if (_type === 'claim' && key === 'companies' && recordOf(figure).en === exampleCompanies)
    return [{ document, kind: 'figure', what: `${exampleCompanies} companies is a sample figure.` }];
  return [];
}

function addressExamples(document: unknown): ExampleValue[] {
  const { _type, kind } = recordOf(document);
  const isHelp = _type === 'article' && kind === 'help';
  const found = new Set(
    textsOf(document)
      .flatMap((text) => text.match(exampleHost) ?? [])
      .map((host) => host.toLowerCase()),
  );
  const hosts = [...found].filter((host) => !isHelp || ownHost.test(host)).toSorted();
  if (hosts.length === 0) return [];
  const what = hosts.length === 1 ? `${hosts[0]} is an example address.` : `${hosts.join(', ')} are example addresses.`;
  return [{ document, kind: 'address', what }];
}

const counted = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]);

/** One sentence for the person who launches the site; null once nothing is an example any more. */
export function exampleNotice(documents: readonly unknown[], where: string): string | null {
  const found = exampleValues(documents);
  if (found.length === 0) return null;
  const countOf = (wanted: ExampleValue['kind']): number => found.filter(({ kind }) => kind === wanted).length;
  const parts = [
    ...(countOf('seller') > 0 ? ['the seller'] : []),
    ...counted(countOf('number'), 'sample number', 'sample numbers'),
    ...counted(countOf('figure'), 'sample figure', 'sample figures'),
    ...counted(countOf('address'), 'document with .example addresses', 'documents with .example addresses'),
  ];
  return `Still an example, to be replaced before a launch: ${parts.join(', ')}. Each is listed at ${where}.`;
}
