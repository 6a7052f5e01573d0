import * as z from 'zod/mini';

/** What fits into the cookie that keeps it, which Next limits to 2 KiB. */
const layersAtMost = 40;

const layer = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** The latest instant that a date can have, epoch ms. */
const latestMs = 8_640_000_000_000_000;

const instantMs = z.int().check(z.nonnegative(), z.maximum(latestMs));

const previewStateSchema = z.object({
  /** Drafts and releases shown over what is published, the topmost first. */
  layers: z.array(layer).check(z.maxLength(layersAtMost)),
  /** The site as visitors saw it then, or will see it, epoch ms; null: now. Layers do not count beside it. */
  atMs: z.nullable(instantMs),
  /** Opened by a link: nothing else may be seen by it. */
  fixed: z.boolean(),
});

/** What somebody previews. */
export type PreviewState = z.infer<typeof previewStateSchema>;

/** Nothing that is not public. */
const published: PreviewState = { layers: [], atMs: null, fixed: true };

/** The state in a preview's cookie. One that does not say what it may show, shows what is published. */
export function readPreviewState(kept: unknown): PreviewState {
  const read = previewStateSchema.safeParse(kept);
  return read.success ? read.data : published;
}

/** The layers of a perspective of the Studio, `published`, `drafts` or a stack; null for what is none. */
export function layersOf(perspective: unknown): readonly string[] | null {
  const names = typeof perspective === 'string' ? perspective.split(',') : perspective;
  const stack = z.array(layer).safeParse(names);
  if (!stack.success) return null;
  const layers = stack.data.filter((name) => name !== 'published').map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  return layers.length > layersAtMost ? null : layers;
}

/** A wish of an editor in a preview: a perspective of the Studio, or an instant. */
const wishSchema = z.union([z.object({ perspective: z.unknown() }), z.object({ atMs: z.nullable(instantMs) })]);

/** The state after a wish; null if the wish is none, or the state is fixed. */
export function wishedState(state: PreviewState, wish: unknown): PreviewState | null {
  const read = wishSchema.safeParse(wish);
  if (!read.success || state.fixed) return null;
  if ('atMs' in read.data) return { ...state, atMs: read.data.atMs };
  const layers = layersOf(read.data.perspective);
  return layers && { layers: [...layers], atMs: null, fixed: false };
}
