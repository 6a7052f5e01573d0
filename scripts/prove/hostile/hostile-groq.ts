/** A seeded generator of numbers between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const fields = [
  '_id',
  '_type',
  'title',
  'n',
  'tags',
  'slug.current',
  'body[].children[].text',
  'author->name',
  '^._id',
  '@',
  'list[0]',
  'list[-1..999]',
  '*',
  '$missing',
];
const texts = ['""', '"a"', '"*"', '"a*a*a*a*b"', '"\\u0000"', `"${'ab'.repeat(400)}"`, '"**"', '"港の町"', '"[("'];
const numbers = ['0', '-1', '1e308', '-1e-308', '9007199254740993', '1/0', '0/0', '2 ** 1024'];
/** Each function of groq-js, and one that does not exist; the argument in `delta::` and the last one of `diff::` is a list of paths. */
const functions = [
  'anywhere',
  'boost',
  'coalesce',
  'count',
  'dateTime',
  'defined',
  'identity',
  'length',
  'lower',
  'now',
  'path',
  'references',
  'round',
  'select',
  'string',
  'upper',
  'global::count',
  'string::lower',
  'string::upper',
  'string::split',
  'string::startsWith',
  'array::join',
  'array::compact',
  'array::unique',
  'array::intersects',
  'math::min',
  'math::max',
  'math::sum',
  'math::avg',
  'pt::text',
  'dateTime::now',
  'delta::operation',
  'diff::changedAny',
  'diff::changedOnly',
  'media::aspect',
  'sanity::projectId',
  'sanity::dataset',
  'sanity::versionOf',
  'sanity::partOfRelease',
  'releases::all',
  'text::query',
  'text::semanticSimilarity',
  'geo::latLng',
  'geo::contains',
  'geo::intersects',
  'geo::distance',
  'documents::get',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
  'user::attributes',
  'nothing::here',
];
const selectors = [
  'title',
  '(title, tags)',
  'body[]',
  'body[].children[_type == "span"].text',
  'anywhere(_type == "span")',
  '(a, (b, c[]), d.e)',
  'body.(children, title)',
];
const operators = ['+', '-', '*', '/', '%', '**', '==', '!=', '<', '<=', '>', '>=', 'in', 'match', '&&', '||'];

/** Hostile GROQ: every function and operator, joins, ranges, patterns, growing lists and texts, and much that is not GROQ at all. */
export function hostileQuery(random: () => number): string {
  const below = (most: number): number => Math.floor(random() * most);
  const pick = (from: readonly string[]): string => from[below(from.length)] ?? '';
  switch (below(8)) {
    case 0:
      return growing(pick(texts), below(26));
    case 1:
      return growingList(pick(texts), below(26));
    case 2:
      return backtracking(below(800), 1 + below(6));
    case 3:
      return joined(below(6), below(6));
    case 4:
      return pick(['(', '[', '!', '{"a":']).repeat(below(3_000)) + expression(2, { below, pick });
    default:
      return expression(1 + below(6), { below, pick });
  }
}

const growing = (text: string, times: number): string => `{"a":${text}}${'{"a":a+a}'.repeat(times)}`;
const growingList = (text: string, times: number): string => `{"a":[1,2,3,${text}]}${'{"a":[...a,...a]}'.repeat(times)}`;
const backtracking = (letters: number, stars: number): string => `"${'a'.repeat(letters)}" match "${'a*'.repeat(stars)}b"`;
const joined = (opened: number, closed: number): string => `${'*[_id in '.repeat(opened)}*${']._id'.repeat(closed)}`;

interface Chance {
  below: (most: number) => number;
  pick: (from: readonly string[]) => string;
}

function expression(depth: number, chance: Chance): string {
  const { below, pick } = chance;
  if (depth <= 0) return pick([pick(fields), pick(texts), pick(numbers), 'null', 'true', '*']);
  const inner = (): string => expression(depth - 1 - below(2), chance);
  const forms: readonly (() => string)[] = [
    () => `${pick(functions)}(${Array.from({ length: below(4) }, inner).join(', ')})`,
    () => `(${inner()} ${pick(operators)} ${inner()})`,
    () => `(${inner()} ${pick(operators)} ${inner()})`,
    () => `*[${inner()}]`,
    () => `${inner()}[${inner()}]`,
    () => `${inner()}{"a": ${inner()}, "b": ${inner()}, ...}`,
    () => `[...${inner()}, ${inner()}]`,
    () => `${inner()} | order(${inner()} desc) [0..${below(1e6)}]`,
    () => `*[_type == ${pick(texts)}]{"x": *[references(^._id) || ${inner()}]}`,
    () => `select(${inner()} => ${inner()}, ${inner()})`,
    () => `${inner()}->`,
    () => `!(${inner()})`,
    () => `-(${inner()})`,
    () => `+(${inner()})`,
    () => `*[${inner()} in ${inner()}..${inner()}]`,
    () => `${inner()}[].${pick(['a', 'title', '_id'])}`,
    () => `${inner()} | score(boost(title match ${pick(texts)}, ${below(9)}), ${inner()})`,
    () => `${inner()}{${inner()} => {"c": ${inner()}}, ...${inner()}}`,
    () => `${inner()} | order(${inner()} asc, ${inner()} desc)`,
    () => `diff::${pick(['changedAny', 'changedOnly'])}(${inner()}, ${inner()}, ${pick(selectors)})`,
  ];
  return forms[below(forms.length)]?.() ?? '*';
}

/** Over five hundred fixed queries: each function and operator with each hostile value, joins, ranges, patterns and stepwise growth. */
export function writtenQueries(): string[] {
  const values = [...texts, ...numbers, 'null', '*', '[]', '*[].list', '@', '{...}'];
  const many = [0, 1, 2, 3];
  const calls = functions.flatMap((name) => [
    ...many.map((count) => `${name}(${values.slice(3, 3 + count).join(', ')})`),
    ...values.slice(0, 9).map((value) => `*[defined(${name}(${value}))]`),
  ]);
  const operations = operators.flatMap((operator) =>
    values.slice(3, 12).map((value) => `*[title ${operator} ${value}]{"a": n ${operator} ${value}}`),
  );
  const steps = Array.from({ length: 26 }, (_, n) => n);
  return [
    ...calls,
    ...operations,
    ...steps.map((n) => growing('"xxxxxxxxxxxxxxxx"', n)),
    ...steps.map((n) => `${growing('"xxxxxxxxxxxxxxxx"', n)}{"b":string::split(a,"")}`),
    ...steps.map((n) => growingList('"x"', n)),
    ...steps.slice(1, 9).map((n) => backtracking(550, n)),
    ...steps.slice(0, 6).map((n) => joined(n, n)),
    ...steps.slice(0, 6).map((n) => `*{"x":${'*{"x":'.repeat(n)}*${'}'.repeat(n)}}`),
    ...[1e3, 1e4, 2e5].flatMap((n) => [`${'('.repeat(n)}1${')'.repeat(n)}`, `[${'a+b,'.repeat(n)}1][0]`, `${'!'.repeat(n)}true`]),
    ...selectors.flatMap((selector) => ['Any', 'Only'].map((which) => `*{"a": diff::changed${which}(@, *[0], ${selector})}`)),
    ...['title', '-n', '+n', '^.n', '^^.n', '@', 'n asc', 'n desc', 'n in 1..3', 'n in 1...3'].map(
      (each) => `*[${each}]{"a": ${each}} | order(${each})`,
    ),
    '*|order(n asc, title desc)[0...3]',
    '*|score(title match "a*", boost(n > 3, 5))|order(_score desc)',
    '*{title => {"a": n}, ...}',
    '*{"a": list[].b, "b": body[].children[].text}',
    '*[!(n > 1)]{"a": ($missing), "b": (n + 1)}',
    '*{"a": diff::changedAny(@, *[0], body[].children)}',
    '*[0].tags[]',
    '*{"a": author->{title}, "b": author->title}',
    'select(1 > 2 => "a", "b")',
    '{"a": 1, ...{"b": 2}}',
    '[...[1, 2], 3]',
    '*[0..9007199254740993]',
    '*[-9007199254740993..-1]',
    '*[0...0]',
    '*["a".."b"]',
    '*[@ in path("**.**.**.**.**")]',
  ];
}
