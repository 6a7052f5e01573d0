import { create, insert, search as searchOrama, update } from '@orama/orama';
import { createTokenizer as createJapaneseTokenizer } from '@orama/tokenizers/japanese';
import { createTokenizer as createMandarinTokenizer } from '@orama/tokenizers/mandarin';
import MiniSearch, { type Options } from 'minisearch';
import type { Language } from '#lib/language/languages.ts';
import type { AskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';
import type { Synonyms } from '#services/mydoc/search/synonyms.ts';

/** A search over documents in three languages. */
export interface Engine {
  build(documents: readonly SearchedDocument[]): Promise<void>;
  /** Takes the place of the document with its id and language. */
  update(document: SearchedDocument): Promise<void>;
  /** Ids, best first; an article's is its slug. */
  search(query: string, language: Language): Promise<readonly string[]>;
}

export const engines = {
  'our search': ours,
  'MiniSearch as it comes': () => plainMiniSearch({}),
  'MiniSearch with words of Intl.Segmenter': (): Engine => plainMiniSearch({ tokenize: segmentedWords }),
  'Orama with its tokenizers': () => orama(),
  substrings: (): Engine => substrings(),
} satisfies Record<string, (synonyms: Synonyms, asked: AskedIndex) => Engine>;

/** The other engines return every row. */
const rowsRead = 1_000;
const titleBoost = 5;

const idOf = ({ type, id }: SearchedDocument): string => (type === 'article' ? id : `product ${id}`);

function ours(synonyms: Synonyms, asked: AskedIndex): Engine {
  const index = createSearchIndex();
  let documents: readonly SearchedDocument[] = [];
  const put = async (all: readonly SearchedDocument[]): Promise<void> => {
    documents = all;
    await index.update(all);
  };
  return {
    build: put,
    update: (document) =>
      put(documents.map((other) => (other.id === document.id && other.language === document.language ? document : other))),
    search: async (search, chosen) =>
      findDocuments(index, { search, chosen, synonyms, asked, documents }).hits.map(({ document }) => idOf(document)),
  };
}

interface WholeDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const wholeText = ({ passages }: SearchedDocument): string => passages.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');

/** The library with its own ranking, one index for each language. */
function plainMiniSearch(options: Pick<Options<WholeDocument>, 'tokenize'>): Engine {
  const create = () => new MiniSearch<WholeDocument>({ fields: ['title', 'text'], ...options });
  const indexes = { en: create(), zh: create(), ja: create() };
  const read = (document: SearchedDocument): WholeDocument => ({ id: idOf(document), title: document.title, text: wholeText(document) });
  return {
    build: async (documents) => {
      for (const document of documents) indexes[document.language].add(read(document));
    },
    update: async (document) => indexes[document.language].replace(read(document)),
    search: async (query, language) => indexes[language].search(query).map(({ id }) => String(id)),
  };
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const segmentedWords = (text: string): string[] =>
  Array.from(words.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** The library as its documentation sets it up for each language. */
function orama(): Engine {
  const schema = { title: 'string', text: 'string' } as const;
  const indexes = {
    en: create({ schema, components: { tokenizer: { language: 'english', stemming: true } } }),
    zh: create({ schema, components: { tokenizer: createMandarinTokenizer() } }),
    ja: create({ schema, components: { tokenizer: createJapaneseTokenizer() } }),
  };
  const read = (document: SearchedDocument): WholeDocument => ({ id: idOf(document), title: document.title, text: wholeText(document) });
  return {
    build: async (documents) => {
      for (const document of documents) await insert(indexes[document.language], read(document));
    },
    update: async (document) => void (await update(indexes[document.language], idOf(document), read(document))),
    search: async (term, language) => {
      const { hits } = await searchOrama(indexes[language], { term, limit: rowsRead, boost: { title: titleBoost } });
      return hits.map(({ id }) => id);
    },
  };
}

/** Every word of the query somewhere in the text, those in a title first: without an index. */
function substrings(): Engine {
  const texts = new Map<string, { id: string; language: Language; fields: readonly [string, string] }>();
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
  const put = (document: SearchedDocument): void => {
    const fields = [plain(document.title), plain(wholeText(document))] as const;
    texts.set(`${document.language} ${idOf(document)}`, { id: idOf(document), language: document.language, fields });
  };
  return {
    build: async (documents) => documents.forEach(put),
    update: async (document) => put(document),
    search: async (query, language) => {
      const asked = plain(query)
        .split(/\s+/)
        .filter((word) => word !== '');
      return Array.from(texts.values())
        .filter((text) => text.language === language && asked.every((word) => text.fields.some((field) => field.includes(word))))
        .map(({ id, fields: [title] }) => ({ id, inTitle: asked.filter((word) => title.includes(word)).length }))
        .toSorted((left, right) => right.inTitle - left.inTitle)
        .map(({ id }) => id);
    },
  };
}
