import { z } from 'zod';
import { stegaFree } from './stega-free.ts';
import { codeLanguages } from './code-languages.ts';
import type { WholePicture } from './whole-picture.ts';

const key = z.string();
const href = stegaFree(z.string().regex(/^(\/(?![/\\])|#|https:\/\/|mailto:)/));

const block = z.object({
  _type: z.literal('block'),
  _key: key,
  style: stegaFree(z.enum(['normal', 'h2', 'h3'])).catch('normal'),
  listItem: stegaFree(z.enum(['bullet', 'number'])).optional(),
  level: z.int().positive().optional(),
  children: z.array(z.object({ _type: z.literal('span'), _key: key.optional(), text: z.string(), marks: z.array(z.string()).optional() })),
  markDefs: z
    .array(z.object({ _type: z.literal('link'), _key: key, href: href.catch('#') }))
    .nullish()
    .transform((value) => value ?? []),
});

const table = z.object({
  _type: z.literal('table'),
  _key: key,
  rows: z
    .array(
      z.object({
        cells: z.array(
          z
            .string()
            .nullish()
            .transform((value) => value ?? ''),
        ),
      }),
    )
    .min(1),
});

const note = z.object({ _type: z.literal('note'), _key: key, tone: stegaFree(z.enum(['info', 'warn'])).catch('info'), text: z.string() });

const code = z.object({
  _type: z.literal('code'),
  _key: key,
  language: stegaFree(z.enum(codeLanguages)).catch('text'),
  // Readers copy it, so stega marks must not be in it.
  code: stegaFree(z.string()),
});

const picture = z.object({
  _type: z.literal('picture'),
  _key: key,
  asset: z.object({ _ref: stegaFree(z.string()) }),
  alt: z.string(),
  caption: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
});

/** One block of an article's text, as authored. */
export const articleBlockSchema = z.discriminatedUnion('_type', [block, table, note, code, picture]);

export type AuthoredBlock = z.infer<typeof articleBlockSchema>;

/** A picture in a text, with the address of its file. */
export interface PictureBlock extends WholePicture {
  readonly _type: 'picture';
  readonly _key: string;
  readonly alt: string;
  readonly caption: string | null;
}

/** One block of an article's text, as displayed. */
export type ArticleBlock = Exclude<AuthoredBlock, { _type: 'picture' }> | PictureBlock;
