import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inProject } from '#scripts/stack/project-paths.ts';
import { pictureSize } from '#studio/handbook/handbook-pages.ts';

/** What is framed in a picture, with the number of the step that speaks of it. */
export interface Mark {
  readonly shown: Locator;
  readonly step: number;
  /** Where its number is; beside it for what has words right above. */
  readonly numberAt?: keyof typeof numberPlaces;
}

const numberPlaces = {
  corner: 'left:-11px;top:-11px',
  before: 'left:-13px;top:calc(50% - 11px)',
  after: 'right:-10px;top:calc(50% - 11px)',
} as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Frame = Box & { readonly step: number; readonly numberPlace: string };

const pictureWidth = 1_260;
const webp = { quality: 72, effort: 6 } as const;
/** Instants that differ from run to run are shown as the mornings of this month. */
const sampleMonth = '2026-11';

/** Takes the part of the page around what is marked, all of one size. A picture that looks as before stays as it is. */
export async function drawPicture(page: Page, file: string, marks: readonly Mark[]): Promise<void> {
  for (const { shown } of marks) await shown.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all(marks.map(({ shown }) => boxOf(shown)));
  const frames = boxes.map((box, index): Frame => {
    const { step = 0, numberAt = 'corner' } = marks[index] ?? {};
    return { ...box, step, numberPlace: numberPlaces[numberAt] };
  });
  await page.evaluate(frameOnPage, { frames, sampleMonth });
  const taken = await page.screenshot({
    clip: clipAround(boxes, page.viewportSize() ?? pictureSize),
    animations: 'disabled',
    caret: 'hide',
  });
  await page.evaluate(() => document.getElementById('handbook-frames')?.remove());
  const picture = await sharp(taken).resize(pictureWidth).webp(webp).toBuffer();
  if (await looksLike(picture, inProject(file))) return;
  await mkdir(path.dirname(inProject(file)), { recursive: true });
  await writeFile(inProject(file), picture);
}

async function boxOf(shown: Locator): Promise<Box> {
  const box = await shown.first().boundingBox();
  if (!box) throw new Error(`${String(shown)} is not shown`);
  return box;
}

/** The part of the page in the middle of which the boxes are; it begins with them where they are larger. */
function clipAround(boxes: readonly Box[], page: { readonly width: number; readonly height: number }): Box {
  const along = (starts: readonly number[], ends: readonly number[], size: number, whole: number): number => {
    const [first, last] = [Math.min(...starts), Math.max(...ends)];
    const start = last - first > size ? first - 16 : (first + last - size) / 2;
    return Math.max(0, Math.min(start, whole - size));
  };
  return {
    x: along(
      boxes.map(({ x }) => x),
      boxes.map(({ x, width }) => x + width),
      pictureSize.width,
      page.width,
    ),
    y: along(
      boxes.map(({ y }) => y),
      boxes.map(({ y, height }) => y + height),
      pictureSize.height,
      page.height,
    ),
    ...pictureSize,
  };
}

/** Runs in the page: a frame with a number around each box, and an instant of its own for each that differs from run to run. */
function frameOnPage({ frames, sampleMonth: month }: { frames: readonly Frame[]; sampleMonth: string }): void {
  let day = 0;
  const nextMorning = (): string => `${month}-${String((day = (day % 28) + 1)).padStart(2, '0')} 09:00`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const fixed = text.textContent?.replaceAll(/202\d-\d\d-\d\d \d\d:\d\d/g, nextMorning) ?? '';
    if (fixed !== text.textContent) text.textContent = fixed;
  }
  const layer = document.createElement('div');
  layer.id = 'handbook-frames';
  layer.style.cssText = 'position:fixed;inset:0;z-index:100000;pointer-events:none';
  for (const { x, y, width, height, step, numberPlace } of frames) {
    const frame = document.createElement('div');
    frame.style.cssText = [
      `position:absolute;left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px`,
      'box-sizing:border-box;border:3px solid #c4342b;border-radius:8px',
    ].join(';');
    const number = document.createElement('span');
    number.textContent = String(step);
    number.style.cssText = [
      numberPlace,
      'position:absolute;width:22px;height:22px;border-radius:50%',
      'background:#c4342b;color:#fff;font:600 13px/22px system-ui,sans-serif;text-align:center',
    ].join(';');
    frame.append(number);
    layer.append(frame);
  }
  document.body.append(layer);
}

/** By how many of 255 a value differs that counts as another one, and how many of a million may: a smoothed edge is no other picture. */
const shadeAtMost = 64;
const othersAtMost = 100;

async function looksLike(picture: Buffer, file: string): Promise<boolean> {
  const before = await readFile(file).catch(() => null);
  if (!before) return false;
  const [one, other] = await Promise.all([picture, before].map((each) => sharp(each).removeAlpha().raw().toBuffer()));
  if (!one || !other || one.length !== other.length) return false;
  const others = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > shadeAtMost).length;
  return (others / one.length) * 1_000_000 <= othersAtMost;
}
