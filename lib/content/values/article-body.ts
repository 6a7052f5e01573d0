import * as z from 'zod/mini';
import { stegaFree } from './stega-free.ts';
import { codeLanguages } from './code-languages.ts';
import { isTabSystem, tabSystems, type TabSystem } from './tab-systems.ts';
import type { WholePicture } from './whole-picture.ts';

const key = z.string();
const href = stegaFree(z.string().check(z.regex(/^(\/(?![/\\])|#|https:\/\/|mailto:)/)));

const block = z.object({
  _type: z.literal('block'),
  _key: key,
  style: z.catch(stegaFree(z.enum(['normal', 'h2', 'h3'])), 'normal'),
  listItem: z.optional(stegaFree(z.enum(['bullet', 'number']))),
  level: z.optional(z.int().check(z.positive())),
  children: z.array(
    z.object({ _type: z.literal('span'), _key: z.optional(key), text: z.string(), marks: z.optional(z.array(z.string())) }),
  ),
  markDefs: z.pipe(
    z.nullish(z.array(z.object({ _type: z.literal('link'), _key: key, href: z.catch(href, '#') }))),
    z.transform((value) => value ?? []),
  ),
});

const table = z.object({
  _type: z.literal('table'),
  _key: key,
  rows: z
    .array(
      z.object({
        cells: z.array(
          z.pipe(
            z.nullish(z.string()),
            z.transform((value) => value ?? ''),
          ),
        ),
      }),
    )
    .check(z.minLength(1)),
});

const note = z.object({
  _type: z.literal('note'),
  _key: key,
  tone: z.catch(stegaFree(z.enum(['info', 'warn'])), 'info'),
  text: z.string(),
});

const code = z.object({
  _type: z.literal('code'),
  _key: key,
  language: z.catch(stegaFree(z.enum(codeLanguages)), 'text'),
  // Readers copy it, so stega marks must not be in it.
  code: stegaFree(z.string()),
});

const picture = z.object({
  _type: z.literal('picture'),
  _key: key,
  asset: z.object({ _ref: stegaFree(z.string()) }),
  alt: z.string(),
  caption: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
});

/** One block of a text without tabs, as authored. */
export const plainBlockSchema = z.discriminatedUnion('_type', [block, table, note, code, picture]);

/** The texts stay unknown here: they are parsed block by block, so that one malformed block is left out alone. */
const tab = z.pipe(
  z.object({
    _key: key,
    system: z.catch(z.nullish(stegaFree(z.string())), null),
    label: z.catch(z.nullish(z.string()), null),
    body: z.catch(z.nullish(z.array(z.unknown())), null),
  }),
  z.transform(({ _key, system, label, body }) => ({
    _key,
    system: isTabSystem(system) ? system : null,
    label: isTabSystem(system) ? tabSystems[system] : (label ?? ''),
    body: body ?? [],
  })),
);

const tabs = z.object({ _type: z.literal('tabs'), _key: key, tabs: z.array(tab) });

/** One block of an article's text, as authored. */
export const articleBlockSchema = z.discriminatedUnion('_type', [block, table, note, code, picture, tabs]);

export type AuthoredBlock = z.infer<typeof articleBlockSchema>;
export type AuthoredPlainBlock = z.infer<typeof plainBlockSchema>;

/** A picture in a text, with the address of its file. */
export interface PictureBlock extends WholePicture {
  readonly _type: 'picture';
  readonly _key: string;
  readonly alt: string;
  readonly caption: string | null;
  /** The same picture with all its pixels; null if there is no more to see. */
  readonly full: WholePicture | null;
}

/** One block of a text, as displayed, in a tab or outside of one. */
export type PlainBlock = Exclude<AuthoredPlainBlock, { _type: 'picture' }> | PictureBlock;

/** The same steps for several systems, or ways to the same end, of which a reader needs one. */
export interface TabsBlock {
  readonly _type: 'tabs';
  readonly _key: string;
  readonly tabs: readonly ArticleTab[];
}

export interface ArticleTab {
  readonly _key: string;
  /** The system that it is for; null for a label of its own. */
  readonly system: TabSystem | null;
  readonly label: string;
  readonly body: readonly PlainBlock[];
}

/** One block of an article's text, as displayed. */
export type ArticleBlock = PlainBlock | TabsBlock;
