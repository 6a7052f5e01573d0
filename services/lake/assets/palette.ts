interface Colour {
  r: number;
  g: number;
  b: number;
}

const shades = {
  dominant: 1,
  vibrant: 1.1,
  muted: 0.8,
  darkVibrant: 0.6,
  darkMuted: 0.5,
  lightVibrant: 1.4,
  lightMuted: 1.6,
} as const satisfies Record<string, number>;

/** From this brightness on, dark text is readable on a colour. */
const brightFrom = 140;

/** The swatches of a palette, all derived from the dominant colour. */
export function swatches(dominant: Colour): Record<string, object> {
  return Object.fromEntries(Object.entries(shades).map(([name, factor]) => [name, swatch(dominant, factor)]));
}

function swatch(dominant: Colour, factor: number): object {
  const [r, g, b] = [dominant.r, dominant.g, dominant.b].map((part) => Math.min(255, Math.round(part * factor)));
  const brightness = ((r ?? 0) * 299 + (g ?? 0) * 587 + (b ?? 0) * 114) / 1000;
  const text = brightness > brightFrom ? '#000' : '#fff';
  const background = `#${[r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
  return { _type: 'sanity.imagePaletteSwatch', background, foreground: text, title: text, population: 1 };
}
