import { isRecord, type LakeDocument } from '../documents/document.ts';

export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }>;
}

type Segment = string | number;

const quoted = (name: string): string => name.replace(/['\\]/g, '\\$&');
const resultPath = (path: readonly Segment[]): string =>
  `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `['${quoted(part)}']`)).join('')}`;
const keyed = (path: string, item: unknown, position: number): string =>
  isRecord(item) && typeof item._key === 'string' ? `${path}[?(@._key=='${quoted(item._key)}')]` : `${path}[${position}]`;

interface Source {
  document: LakeDocument;
  value: unknown;
  path: string;
}

/**
 * Maps each text of a result to its field, so that the Studio can open it from the page. The evaluator does not record that, so it is
 * searched for: a text at the same path in the document, else the only path that has the same text.
 */
export function sourceMapOf(result: unknown, find: (id: string) => LakeDocument | undefined): SourceMap {
  const map: SourceMap = { documents: [], paths: [], mappings: {} };
  const documentPositions = new Map<string, number>();
  const pathPositions = new Map<string, number>();
  const texts = new Map<LakeDocument, Map<string, string[]>>();

  const documentPosition = (document: LakeDocument): number => {
    const id = typeof document._originalId === 'string' ? document._originalId : document._id;
    return positionOf(documentPositions, id, () => map.documents.push({ _id: id, _type: document._type }));
  };
  const pathPosition = (path: string): number => positionOf(pathPositions, path, () => map.paths.push(path));

  const pathOfText = (text: string, source: Source): string | undefined => {
    if (source.value === text) return source.path;
    const places = (texts.get(source.document) ?? remember(texts, source.document)).get(text);
    return places?.length === 1 ? places[0] : undefined;
  };

  const walk = (value: unknown, at: readonly Segment[], source: Source | undefined): void => {
    if (typeof value === 'string') {
      const path = source && pathOfText(value, source);
      if (!source || !path) return;
      map.mappings[resultPath(at)] = {
        type: 'value',
        source: { type: 'documentValue', document: documentPosition(source.document), path: pathPosition(path) },
      };
    } else if (Array.isArray(value)) {
      value.forEach((item: unknown, position) => walk(item, [...at, position], source && elementOf(source, item, position)));
    } else if (isRecord(value)) {
      const own = typeof value._id === 'string' ? find(value._id) : undefined;
      const here = own ? { document: own, value: own, path: '$' } : source;
      for (const [name, inner] of Object.entries(value)) {
        if (!name.startsWith('_')) walk(inner, [...at, name], here && fieldOf(here, name));
      }
    }
  };
  walk(result, [], undefined);
  return map;
}

const fieldOf = (source: Source, name: string): Source => ({
  document: source.document,
  value: isRecord(source.value) ? source.value[name] : undefined,
  path: `${source.path}['${quoted(name)}']`,
});

function elementOf(source: Source, item: unknown, position: number): Source {
  const list: unknown[] = Array.isArray(source.value) ? source.value : [];
  const key = isRecord(item) ? item._key : undefined;
  const value = key === undefined ? list[position] : list.find((candidate) => isRecord(candidate) && candidate._key === key);
  return { document: source.document, value, path: keyed(source.path, item, position) };
}

function remember(texts: Map<LakeDocument, Map<string, string[]>>, document: LakeDocument): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') places.set(value, [...(places.get(value) ?? []), path]);
    else if (Array.isArray(value)) value.forEach((item: unknown, position) => walk(item, keyed(path, item, position)));
    else if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) walk(inner, `${path}['${quoted(name)}']`);
    }
  };
  walk(document, '$');
  texts.set(document, places);
  return places;
}

/** `add` returns the new length of its list. */
function positionOf(positions: Map<string, number>, key: string, add: () => number): number {
  const known = positions.get(key) ?? add() - 1;
  positions.set(key, known);
  return known;
}
