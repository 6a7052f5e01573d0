import type { Locator } from '@playwright/test';

/** How wide each line of a paragraph is, from the first to the last, in px. */
export const lineWidths = (paragraph: Locator): Promise<number[]> =>
  paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = Map.groupBy(range.getClientRects(), ({ top }) => Math.round(top));
    return [...lines.values()].map((rects) => Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left)));
  });
