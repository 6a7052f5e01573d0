import sharp from 'sharp';
import { z } from 'zod';
import { accountOf, htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { draftFields, fieldOf, logIn, openActions, openDocument, publish, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const banner = 'banner-two-harbours';

type Kept = Record<string, unknown> & { _id: string; _type: string };

async function documentOf(id: string): Promise<Kept> {
  const document = await lakeClient('administrator').getDocument<Record<string, unknown>>(id);
  if (!document) throw new Error(`no document ${id}`);
  return document;
}

test.describe('R-4.1 the marketing editor publishes with the button', () => {
  test('a banner’s title changes on the site in three languages, from the log-in page to the public page', async ({ page, changed }) => {
    slow('logs in at the Studio, fills in three languages, and waits for three pages');
    const word = uniqueWord();
    await changed.keep(banner);
    changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
    const title = { en: `Quay ${word}`, zh: `码头 ${word}`, ja: `埠頭 ${word}` };
    const { email, password } = accountOf('editor');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin()}/studio`);
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.getByRole('button').click();
    await page.getByRole('link', { name: 'Content' }).click();
    await page.locator('a[href$="/structure/home"]').click();
    await page.locator('a[href$="/structure/home;banner"]').click();
    await page.getByText('Two regions, the same servers').first().click();
    for (const [language, text] of Object.entries(title)) await write(page, `title.${language}`, text);
    await expect.poll(() => draftFields(banner, '"title": title{en, zh, ja}')).toEqual({ title });
    expect(await shows('/', title.en)).toBe(false);
    await publish(page, banner);
    await untilShows('/', title.en);
    await untilShows('/zh', title.zh);
    await untilShows('/ja', title.ja);
  });

  test('a banner is taken from the site by the menu of its form, keeps its words as a draft, and is published again', async ({
    browser,
    changed,
  }) => {
    slow('the Studio starts, and a page is waited for twice');
    await changed.keep(banner);
    const { title } = z.object({ title: z.object({ en: z.string() }) }).parse(await documentOf(banner));
    const { page, context } = await logIn(browser, 'editor');
    await openDocument(page, 'banner', banner);
    await openActions(page);
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Unpublish/ })
      .click();
    await expect.poll(() => shows('/', title.en)).toBe(false);
    await expect(fieldOf(page, 'title.en')).toHaveValue(title.en);
    await publish(page, banner);
    await untilShows('/', title.en);
    await context.close();
  });

  test('a banner’s form says whether it is seen, takes times in UTC, and why it cannot be published without its Japanese title', async ({
    browser,
    changed,
  }) => {
    await changed.keep(banner);
    const { page, context } = await logIn(browser, 'editor', { timezoneId: 'Asia/Hong_Kong' });
    await openDocument(page, 'banner', banner);
    await expect(page.getByText(/^Live, \d(st|nd|rd) of at most 3\.$/)).toBeVisible();
    await write(page, 'title.ja', '');
    await expect(page.getByText(/^If it is published as it is: live, /)).toBeVisible();
    await expect(publishButton(page)).toBeDisabled();
    await page
      .getByRole('button', { name: /validation/i })
      .first()
      .click();
    await expect(page.getByText('Still to be written in Japanese.').first()).toBeVisible();
    await write(page, 'title.ja', '港');
    await expect(publishButton(page)).toBeEnabled();
    // times are the Studio's, whatever the clock of the browser
    await page.getByRole('tab', { name: 'Place and time' }).click();
    await expect(page.getByTestId('field-startsAt').getByText('UTC', { exact: true })).toBeVisible();
    await write(page, 'startsAt', '2026-11-01 18:00');
    await page.keyboard.press('Enter');
    await expect.poll(() => draftFields(banner, 'startsAt')).toEqual({ startsAt: '2026-11-01T18:00:00.000Z' });
    // what cannot be read is not stored: it must not be published without it
    await write(page, 'startsAt', '31.12.2026');
    await page.keyboard.press('Tab');
    await expect(publishButton(page)).toBeDisabled();
    await publishButton(page).hover();
    await expect(page.getByText(/^Not yet\. Shown from: what is typed cannot be read/)).toBeVisible();
    // back to what is stored
    await write(page, 'startsAt', '2026-11-01 18:00');
    await page.keyboard.press('Tab');
    await expect(publishButton(page)).toBeEnabled();
    await context.close();
  });

  test('R-4.3 a model’s price in dollars in one region changes the plan card by as much', async ({ browser, changed }) => {
    slow('opens the Studio, publishes a price, and waits for the page twice: for the price, and for the one before');
    const { model } = await lakeClient('viewer').fetch<{ model: string }>(
      '*[_type == "planCard" && region->code == "US-0"] | order(order asc)[0]{"model": model._ref}',
    );
    const before = await documentOf(model);
    await changed.keep(model);
    changed.afterwards(() => untilShows('/', '>3.47<'));
    const regions = z.array(z.looseObject({ _key: z.string(), price: z.looseObject({ USD: z.number() }) })).parse(before.regions);
    const [losAngeles] = regions;
    const price = `regions[_key=="${losAngeles?._key}"].price.USD`;
    expect(await shows('/', '>3.47<')).toBe(true);
    const { page, context } = await logIn(browser, 'editor');
    await openDocument(page, 'model', model);
    await page.getByText('Los Angeles-1').first().click();
    await write(page, price, String((losAngeles?.price.USD ?? 0) + 1));
    // a click while the region is still open only closes it
    await page.keyboard.press('Escape');
    await expect(fieldOf(page, price)).toBeHidden();
    await publishButton(page).click();
    await page.getByRole('button', { name: 'Publish these prices' }).click();
    await untilShows('/', '>4.47<');
    expect(await shows('/ja', '662')).toBe(true);
    await context.close();
  });

  test('a picture with its crop and its words in three languages is on the home page', async ({ browser, changed }) => {
    slow('opens the Studio, sends a picture, and waits for three pages');
    const word = uniqueWord();
    await changed.keep(banner);
    changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer();
    const { page, context } = await logIn(browser, 'editor');
    await openDocument(page, 'banner', banner);
    await page.getByTestId('options-menu-button').first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('file-input-upload-button').click();
    await (await chooser).setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: picture });
    await expect.poll(() => draftFields(banner, '"ref": image.asset._ref')).toEqual({ ref: expect.stringMatching(/-1200x800-png$/) });
    const alt = { en: `A red quay ${word}`, zh: `红色码头 ${word}`, ja: `赤い埠頭 ${word}` };
    for (const [language, text] of Object.entries(alt)) await write(page, `image.alt.${language}`, text);
    await expect.poll(() => draftFields(banner, '"alt": image.alt{en, zh, ja}')).toEqual({ alt });
    // the crop's handles are dragged on a canvas; what they would write is written directly while the form is open
    await lakeClient('editor')
      .patch(`drafts.${banner}`)
      .set({
        'image.crop': { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0.5, right: 0 },
        'image.hotspot': { _type: 'sanity.imageHotspot', x: 0.75, y: 0.5, width: 0.5, height: 1 },
      })
      .commit();
    await publish(page, banner);
    await untilShows('/', alt.en);
    await untilShows('/zh', alt.zh);
    await untilShows('/ja', alt.ja);
    const tag = (await htmlOf('/')).split('<img').find((part) => part.includes(alt.en)) ?? '';
    const source = (/src="([^"]+)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(new URL(source, origin()).searchParams.get('rect')).toMatch(/^600,/);
    const answer = await fetch(new URL(source, origin()));
    expect([answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
    await context.close();
  });
});

test('a field keeps what was typed when the form is opened again', async ({ browser, changed }) => {
  slow('opens the Studio twice');
  await changed.keep(banner);
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'banner', banner);
  await write(page, 'lead.en', 'Kept as a draft');
  await expect.poll(() => draftFields(banner, '"en": lead.en')).toEqual({ en: 'Kept as a draft' });
  await page.reload();
  await expect(fieldOf(page, 'lead.en')).toHaveValue('Kept as a draft');
  await context.close();
});
