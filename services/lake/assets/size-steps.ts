/**
 * Lengths of the longer side, in pixels, at which pictures are rendered. Lengths in between are rounded up, so that addresses cannot ask
 * for endless sizes. Kept by hand near what our pages and the Studio request; a request between two steps only gets a few more pixels.
 */
export const sides = [
  32, 48, 64, 80, 96, 100, 128, 160, 190, 200, 240, 270, 320, 380, 400, 480, 540, 570, 640, 800, 960, 1080, 1200, 1440, 1600, 1920, 2000,
  2560,
] as const;

export const qualities = [40, 60, 75, 80, 90] as const;

/** Strengths of `blur`, in Sanity's unit. */
export const blurs = [10, 20, 50, 100] as const;

/** The first step that is large enough, else the last. */
export const stepUp = (steps: readonly number[], wanted: number): number => steps.find((step) => step >= wanted) ?? steps.at(-1) ?? wanted;

type Sides = { width?: number | undefined; height?: number | undefined };

/** Sides in the requested proportion, the longer one rounded up to a step. */
export function onSizeStep({ width, height }: Sides): Sides {
  const longer = Math.max(width ?? 0, height ?? 0);
  if (longer === 0) return {};
  const factor = stepUp(sides, longer) / longer;
  const scaled = (side: number | undefined): number | undefined => side && Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}
