import { collectedArticles, rateArticle } from '#lib/contracts/calls/reader-calls.ts';
import { expectAccessible } from '../setup/axe.ts';
import { helpArticle } from '../setup/help-article.ts';
import { logIn } from '../setup/studio-session.ts';
import { origin, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';
import { enter } from '../setup/visitor-session.ts';

/** Searches of bots are not counted. */
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('R-8.2 R-8.3 an editor reads what readers say, and makes synonyms of a search that found nothing', async ({ browser, changed }) => {
  slow('the Studio starts');
  const [word, lost] = [uniqueWord(), `qx${uniqueWord()}`];
  await changed.create(helpArticle(word));
  await untilShows(`/doc/article/${word}`, word);
  const reader = await browser.newContext();
  await enter(reader, 'verified');
  const call = (path: string, form: Record<string, string>) =>
    reader.request.post(`${origin()}/myDoc/${path}`, { form, headers: { origin: origin(), 'user-agent': person } });
  const rated = await call(rateArticle.path, {
    article: word,
    textLanguage: 'en',
    version: '1',
    rating: '1',
    suggestion: 'wrong',
    text: 'The quay is closed.',
    searched: 'deep water',
  });
  expect(await rated.json()).toMatchObject({ code: 2000 });
  expect(await (await call(collectedArticles.path, {})).json()).toMatchObject({ code: 2000 });
  await call('doc/helpDoc/searchArtAndPro', { search: lost, language: 'en' });
  await reader.close();

  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/readers`);
  const row = page.getByRole('row', { name: new RegExp(`Moorings ${word}`) });
  await expect(row).toContainText('The quay is closed.');
  await expect(row).toContainText('1 of 5 · wrong');
  await expect(row).toContainText('deep water (1)');
  await expectAccessible(page, { within: 'div:has(> h1)' });
  await page.getByRole('link', { name: `New synonyms: ${lost}` }).click();
  await expect(page.getByTestId('field-words')).toContainText(lost);
  await expect(page.getByTestId('field-language').getByRole('radio', { name: 'English' })).toBeChecked();
  await context.close();
});
