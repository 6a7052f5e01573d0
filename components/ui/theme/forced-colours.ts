/**
 * The meanings that a drawing fills or strokes with, in the few colours of a system that forces them: pictures are not recoloured by it.
 */
const drawn = {
  bg: 'Canvas',
  'bg-canvas': 'Canvas',
  'bg-subtle': 'Canvas',
  'bg-land': 'Canvas',
  'bg-shallow': 'Canvas',
  'bg-inverted': 'Canvas',
  fg: 'CanvasText',
  'fg-muted': 'CanvasText',
  'fg-subtle': 'CanvasText',
  'fg-land': 'CanvasText',
  'fg-inverted': 'CanvasText',
  'fg-inverted-muted': 'CanvasText',
  border: 'GrayText',
  'border-muted': 'GrayText',
  'border-land': 'GrayText',
  'border-control': 'GrayText',
  'border-inverted': 'GrayText',
  'border-emphasized': 'CanvasText',
  'accent-solid': 'CanvasText',
  'accent-fg': 'CanvasText',
  'accent-subtle': 'Canvas',
  'accent-inverted': 'CanvasText',
  'accent-contrast': 'Canvas',
  'gauge-cell': 'CanvasText',
  'gauge-disk': 'CanvasText',
  'gauge-tick': 'Canvas',
  'gauge-rule': 'GrayText',
} as const;

const chosen =
  'label:has(> input:is([type=radio],[type=checkbox]):not([role=switch]):checked),[aria-current]:not([aria-current=false]),[aria-selected=true],[aria-pressed=true]';

const variables = (): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(Object.entries(drawn).map(([meaning, colour]) => [`--hf-colors-${meaning}`, colour]));

/**
 * Where the system forces its colours, tints and shadows are gone: what is chosen has a frame, and drawings keep filled and empty apart.
 */
export const forcedColours = () => ({
  '@media (forced-colors:active)': {
    // text and boxes are the system's own affair
    '& svg': variables(),
    [`& :is(${chosen}):not(:focus-visible,:has(:focus-visible))`]: { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
});
