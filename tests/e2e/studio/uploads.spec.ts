import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { lakeClient } from '../setup/stack.ts';
import { logIn, openDocument } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const [width, height] = [3_200, 800];

/** A picture of more than 7 MiB: noise cannot be packed. */
const heavyPicture = (): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

test('what is no picture is refused in words, a heavy one is made smaller, and its text is asked for again', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and redraws a large picture');
  const id = `banner-${uniqueWord()}`;
  await changed.keep(id);
  const client = lakeClient('administrator');
  const [banner] = await client.fetch<Record<string, unknown>[]>('*[_type == "banner" && defined(image.asset)][0...1]');
  await client.create({ ...banner, _id: `drafts.${id}`, _type: 'banner' });
  const imageOf = () =>
    client.fetch<unknown>(
      '*[_id == $id][0].image.asset->{originalFilename, "isLight": size < 4194304, "width": metadata.dimensions.width}',
      { id: `drafts.${id}` },
    );
  const before = await imageOf();
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'banner', id);
  const upload = async (name: string, buffer: Buffer): Promise<void> => {
    await page.getByTestId('options-menu-button').click();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Upload' }).click();
    await (await chosen).setFiles({ name, mimeType: 'image/png', buffer });
  };

  await upload('letter.png', Buffer.from('no picture at all'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'letter.png cannot be read as a picture. Save it as PNG, JPEG or WebP' }),
  ).toBeVisible();
  expect(await imageOf()).toEqual(before);

  await upload('noise.png', await heavyPicture());
  await expect(page.getByText(/^noise\.png was made smaller for the site: 7\.\d MiB became/)).toBeVisible({ timeout: 30_000 });
  await expect.poll(imageOf, { timeout: 30_000 }).toEqual({ originalFilename: 'noise.webp', isLight: true, width: 3_000 });
  await expect(page.getByText('This is another picture than before. Does its alternative text still say what it shows?')).toBeVisible();
  await context.close();
});
