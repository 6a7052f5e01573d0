import { readFile } from 'node:fs/promises';
import { draftFields, logIn } from '../setup/studio-session.ts';
import { lakeClient, origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

test('R-4.1 a file of open translations shows old and new before it is written, and is refused once the source changed', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and waits twice for what is open');
  const word = uniqueWord();
  const id = `footer-link-${word}`;
  const words = { _type: 'localeString', en: `Quay ${word}`, zh: `码头 ${word}`, ja: `岸壁 ${word}` };
  await changed.create({ _id: id, _type: 'footerLink', name: words, href: '/contact', order: 99 });
  const { page, context } = await logIn(browser, 'editor');
  const openPage = () => page.goto(`${origin()}/studio/translations`);
  const japanese = () => page.getByRole('button', { name: /日本語/ });
  const openLine = page.getByRole('row', { name: new RegExp(`New quay ${word}`) });
  await expect(async () => {
    await openPage();
    await japanese().click({ timeout: 10_000 });
    // the first publication is noted before the second one
    await expect(page.getByText(`${word}`)).toHaveCount(0);
    await lakeClient('editor')
      .patch(id)
      .set({ 'name.en': `New quay ${word}` })
      .commit();
    await expect
      .poll(async () => {
        await openPage();
        await japanese().click({ timeout: 10_000 });
        return openLine.count();
      })
      .toBe(1);
  }).toPass({ timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const upload = (translation: string) => {
    const buffer = Buffer.from(csv.replace(`,岸壁 ${word},`, `,${translation} ${word},`));
    return page.getByLabel('Import a translated file').setInputFiles({ name: 'ja.csv', mimeType: 'text/csv', buffer });
  };
  await upload('新しい岸壁');
  await expect(page.getByRole('row', { name: `New quay ${word} Words on the link 岸壁 ${word} 新しい岸壁 ${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Write into 1 draft' }).click();
  await expect(page.getByText('Written into 1 draft.')).toBeVisible();
  expect(await draftFields(id, '"ja": name.ja, "zh": name.zh')).toEqual({ ja: `新しい岸壁 ${word}`, zh: `码头 ${word}` });

  await upload('次の岸壁');
  await expect(page.getByRole('row', { name: `新しい岸壁 ${word} 次の岸壁 ${word}` })).toBeVisible();
  await lakeClient('editor')
    .patch(`drafts.${id}`)
    .set({ 'name.ja': `別の岸壁 ${word}` })
    .commit();
  await page.getByRole('button', { name: 'Write into 1 draft' }).click();
  await expect(page.getByText('Something of it was changed since the file was read.')).toBeVisible();
  expect(await draftFields(id, '"ja": name.ja')).toEqual({ ja: `別の岸壁 ${word}` });

  await lakeClient('editor')
    .patch(id)
    .set({ 'name.en': `Newest quay ${word}` })
    .commit();
  await expect(async () => {
    await upload('最後の岸壁');
    await expect(page.getByText('The source was published anew since the file was exported.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await context.close();
});
