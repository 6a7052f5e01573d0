/**
 * The night chart: the meanings of `semantic-tokens.ts` on a dark sheet, by the same names. A meaning that is missing here keeps its
 * colour. Contrast is held by `tests/components/ui/theme/contrast.test.ts`.
 */
export const nightColours = {
  bg: {
    DEFAULT: '#0d1a17',
    canvas: '#152a25',
    subtle: '#20382f',
    inverted: '#06100e',
    land: '#2d2c1a',
    shallow: '#10312b',
    error: '#3b1714',
    warning: '#33270c',
    success: '#112e1d',
  },
  fg: {
    DEFAULT: '#e6efeb',
    muted: '#aec0b9',
    subtle: '#93a89f',
    land: '#ecd9a0',
    error: '#ff9d94',
    warning: '#f1c265',
    success: '#7fd6a0',
  },
  border: { DEFAULT: '#41605a', muted: '#2f4a43', emphasized: '#b9ccc4', control: '#7a9188', land: '#5d4e22', error: '#ff8a80' },
  accent: {
    solid: '#5fd0bb',
    emphasized: '#7fdfcd',
    active: '#9cebdc',
    subtle: '#123a33',
    contrast: '#06201b',
    fg: '#5fd0bb',
    focusRing: '#8ab4f8',
  },
  gauge: { cell: '#5fd0bb', disk: '#c5d5cf', tick: '#6d867c', rule: '#41605a' },
} as const;
