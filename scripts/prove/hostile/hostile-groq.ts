/** A generator of numbers between 0 and 1 that gives the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const fields = ['_id', '_type', 'title', 'n', 'tags', 'slug.current', 'body[].children[].text', 'author->name', '^._id', '@', 'list[0]', 'list[-1..999]', '*', '$missing'];
const texts = ['""', '"a"', '"*"', '"a*a*a*a*b"', '"\\u0000"', `"${'ab'.repeat(400)}"`, '"**"', '"港の町"', '"[("'];
const numbers = ['0', '-1', '1e308', '-1e-308', '9007199254740993', '1/0', '0/0', '2 ** 1024'];
const functions = [
  'count', 'defined', 'length', 'lower', 'upper', 'round', 'string', 'coalesce', 'references', 'identity', 'now', 'path', 'select', 'dateTime', 'string::split', 'string::startsWith',
  'array::join', 'array::unique', 'array::compact', 'array::intersects', 'math::sum', 'math::max', 'math::avg', 'pt::text', 'geo::distance', 'global::count', 'sanity::projectId', 'delta::operation', 'nothing::here',
];
const operators = ['+', '-', '*', '/', '%', '**', '==', '!=', '<', '>=', 'in', 'match', '&&', '||'];

/** Hostile GROQ: every function and operator, joins, ranges, patterns, lists and texts that grow, and much that is no GROQ at all. */
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
  ];
  return forms[below(forms.length)]?.() ?? '*';
}

/** Over five hundred by hand: each function and operator with each hostile value, joins, ranges, patterns and growth step by step. */
export function writtenQueries(): string[] {
  const values = [...texts, ...numbers, 'null', '*', '[]', '*[].list', '@', '{...}'];
  const calls = functions.flatMap((name) => values.slice(0, 12).map((value) => `${name}(${value}, ${value})`));
  const operations = operators.flatMap((operator) => values.slice(3, 12).map((value) => `*[title ${operator} ${value}]{"a": n ${operator} ${value}}`));
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
    '*[0..9007199254740993]', '*[-9007199254740993..-1]', '*[0...0]', '*["a".."b"]', '*[@ in path("**.**.**.**.**")]',
  ];
}
