import { languages, type Language } from '#lib/language/languages.ts';

/** Texts of a document by their path; `{}` in it is replaced by the language's name. A whole body has a path, and each of its blocks. */
type TextsByPath = Readonly<Record<string, string>>;

/** The texts of one language, from the document that holds them. */
export interface EditionPart {
  readonly language: Language;
  readonly documentId: string;
  readonly revision: string;
  readonly updatedAt: string;
  /** 0 for a document without versions. */
  readonly version: number;
  readonly texts: TextsByPath;
}

/** What a published document says, in one language or in all. */
export interface Edition {
  /** The same for every document of one text. */
  readonly group: string;
  readonly type: string;
  readonly title: string;
  readonly parts: readonly EditionPart[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a document that are translated; null for one without any. */
export function editionOf(document: unknown): Edition | null {
  if (!isFields(document) || typeof document._id !== 'string' || typeof document._type !== 'string') return null;
  return document._type === 'article' ? articleEdition(document) : localisedEdition(document);
}

/** An article is one document for each language and version. */
function articleEdition(article: Fields): Edition | null {
  const { kind, translationKey, title, summary, version } = article;
  const language = languages.find((candidate) => candidate === article.language);
  if (!language || typeof translationKey !== 'string') return null;
  const texts = withoutBlanks({ title: textIn(title), summary: textIn(summary), ...bodyTexts('body', article.body) });
  const part = { ...originOf(article), language, version: typeof version === 'number' ? version : 0, texts };
  return { group: `article ${textIn(kind)} ${translationKey}`, type: 'article', title: textIn(title), parts: [part] };
}

/** Every other document holds its texts in all languages. */
function localisedEdition(document: Fields): Edition | null {
  const found: Record<Language, Record<string, string>> = { en: {}, zh: {}, ja: {} };
  collect('', document, found);
  if (languages.every((language) => Object.keys(found[language]).length === 0)) return null;
  const { _id, _type } = document;
  const parts = languages.map((language): EditionPart => ({
    ...originOf(document),
    language,
    version: 0,
    texts: withoutBlanks(found[language]),
  }));
  const title = ['title', 'name', 'headline', 'heading', 'brand'].map((name) => textIn(fieldsOf(document[name]).en)).find(Boolean);
  return { group: textIn(_id), type: textIn(_type), title: title ?? textIn(_id), parts };
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const originOf = ({ _id, _rev, _updatedAt }: Fields) => ({
  documentId: textIn(_id),
  revision: textIn(_rev),
  updatedAt: textIn(_updatedAt),
});

const isLocalised = (value: Fields): boolean => {
  const names = Object.keys(value).filter((name) => !name.startsWith('_'));
  return names.length > 0 && names.every((name) => languages.some((language) => language === name));
};

function collect(path: string, value: unknown, found: Record<Language, Record<string, string>>): void {
  if (Array.isArray(value)) {
    for (const entry of value) if (isFields(entry) && typeof entry._key === 'string') collect(keyed(path, entry._key), entry, found);
    return;
  }
  if (!isFields(value)) return;
  if (isLocalised(value)) {
    for (const language of languages) {
      const own = value[language];
      const at = `${path}.{}`;
      if (typeof own === 'string') found[language][at] = own;
      else Object.assign(found[language], bodyTexts(at, own));
    }
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    if (!name.startsWith('_')) collect(path === '' ? name : `${path}.${name}`, member, found);
  }
}

const keyed = (path: string, key: string): string => `${path}[_key=="${key}"]`;

/** The texts of a body: the whole of it under its own path, and each piece under the path of that. */
function bodyTexts(path: string, body: unknown): Record<string, string> {
  const pieces = piecesOf(path, body);
  const whole = Object.values(pieces)
    .filter((text) => text.trim() !== '')
    .join('\n');
  return whole === '' ? {} : { [path]: whole, ...pieces };
}

/** Fields that a reader reads, of what lies between paragraphs; code is the same in every language. */
const readFields = ['text', 'alt', 'caption', 'label'] as const;

function piecesOf(path: string, body: unknown): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const block of Array.isArray(body) ? body : []) {
    if (!isFields(block) || typeof block._key !== 'string') continue;
    const at = keyed(path, block._key);
    if (block._type === 'block') pieces[at] = blockText(block.children);
    else if (block._type !== 'code') Object.assign(pieces, insertionTexts(at, block));
  }
  return pieces;
}

const blockText = (children: unknown): string =>
  (Array.isArray(children) ? children : []).map((span: unknown) => textIn(fieldsOf(span).text)).join('');

/** A table, a note, a picture, or tabs with bodies of their own. */
function insertionTexts(at: string, block: Fields): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const name of readFields) if (typeof block[name] === 'string') pieces[`${at}.${name}`] = block[name];
  for (const row of entriesOf(block.rows)) {
    const cells = Array.isArray(row.cells) ? row.cells : [];
    for (const [index, cell] of cells.entries()) pieces[`${keyed(`${at}.rows`, row._key)}.cells[${index}]`] = textIn(cell);
  }
  for (const tab of entriesOf(block.tabs)) {
    const tabAt = keyed(`${at}.tabs`, tab._key);
    if (typeof tab.label === 'string') pieces[`${tabAt}.label`] = tab.label;
    Object.assign(pieces, piecesOf(`${tabAt}.body`, tab.body));
  }
  return pieces;
}

const entriesOf = (value: unknown): (Fields & { readonly _key: string })[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) =>
    isFields(entry) && typeof entry._key === 'string' ? [{ ...entry, _key: entry._key }] : [],
  );

const withoutBlanks = (texts: TextsByPath): TextsByPath =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
