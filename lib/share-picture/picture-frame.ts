/** The size of link previews (Open Graph). */
export const frameSize = { width: 1200, height: 630 } as const;

/** The theme's ink, muted ink, accent and page colours; a picture has no stylesheet. */
export const ink = '#0c1f1b';
export const mutedInk = '#4d5f59';
export const accent = '#00705f';
export const page = '#ffffff';

const inset = 28;
const band = 10;
const graduations = 12;

/** One side of the border: alternating filled and open steps, as on a sea chart. */
function side(x: number, y: number, length: number, upright: boolean): string {
  const step = length / graduations;
  return Array.from({ length: graduations / 2 }, (_, index) => {
    const along = index * 2 * step;
    return upright
      ? `<rect x="${x}" y="${y + along}" width="${band}" height="${step}"/>`
      : `<rect x="${x + along}" y="${y}" width="${step}" height="${band}"/>`;
  }).join('');
}

/** The chart's border, the logo, and a scale bar, without text. */
export function frameSvg(): string {
  const { width, height } = frameSize;
  const across = width - 2 * inset;
  const down = height - 2 * inset;
  const outline = (gap: number): string =>
    `<rect x="${inset + gap}" y="${inset + gap}" width="${across - 2 * gap}" height="${down - 2 * gap}" fill="none" stroke="${ink}" stroke-width="1.5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${page}"/>
<g fill="${ink}">${side(inset, inset, across, false)}${side(inset + across / graduations, height - inset - band, across, false)}${side(inset, inset, down, true)}${side(width - inset - band, inset + down / graduations, down, true)}</g>
${outline(0)}${outline(band)}
<g transform="translate(88 84) scale(2.2)" fill="${accent}"><rect x=".75" y="4.75" width="27.5" height="14.5" fill="none" stroke="${accent}" stroke-width="1.5"/><path d="M0 4h7.25v8H0zM14.5 4h7v8h-7zM7.25 12h7.25v8H7.25zM21.5 12H29v8h-7.5z"/></g>
</svg>`;
}
