import { readFile } from 'node:fs/promises';

/** A picture of the seed: an SVG in `pictures/`, converted to PNG for the upload. */
export interface SeedAsset {
  readonly key: string;
  readonly filename: string;
  bytes(): Promise<Buffer>;
}

const keys = ['two-harbours', 'dedicated-core', 'year-end-hours', 'chat-code', 'two-behind-one', 'database-inside', 'asked-once'] as const;

export const seedAssets: readonly SeedAsset[] = keys.map((key) => ({ key, filename: `${key}.png`, bytes: () => drawPng(key) }));

async function drawPng(key: string): Promise<Buffer> {
  const drawing = await readFile(new URL(`./pictures/${key}.svg`, import.meta.url));
  const { default: sharp } = await import('sharp');
  return sharp(drawing).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
