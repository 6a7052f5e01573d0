import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { chromiumPath } from '#scripts/verify/system-packages.ts';
import { readStudioQueries, type RecordedQuery } from './studio-queries.ts';

/**
 * Opens every screen of the Studio once, as an administrator, and writes its requests to the lake into `studio-queries.json`: `node
 * scripts/prove/hostile/record-studio-queries.ts`. Run it again when the Studio or its structure has changed.
 */
const file = new URL('./studio-queries.json', import.meta.url);
const screens = [
  'structure/home',
  'structure/home;homePage',
  'structure/home;banner',
  'structure/home;banner-order',
  'structure/home;claim',
  'structure/pages;activityPage',
  'structure/pages;marketingPage',
  'structure/plans',
  'structure/plans;planCard',
  'structure/plans;plan-card-order',
  'structure/plans;models',
  'structure/plans;models;every-model',
  'structure/plans;diskType',
  'structure/plans;trafficPlan',
  'structure/plans;period',
  'structure/plans;series',
  'structure/plans;family',
  'structure/plans;region',
  'structure/plans;systemImage',
  'structure/promotions;promotion',
  'structure/promotions;couponCampaign',
  'structure/promotions;groupCampaign',
  'structure/promotions;domainSuffix',
  'structure/legal',
  'structure/legal;article',
  'structure/help',
  'structure/help;every-help-text',
  'structure/help;category',
  'structure/help;hotTerm',
  'structure/help;synonym',
  'structure/help;readerQuestions',
  'structure/announcements;announcement',
  'structure/announcements;job',
  'structure/navigation;navigation',
  'structure/navigation;footerLink',
  'structure/navigation;partnerLink',
  'structure/navigation;pageSeo',
  'structure/navigation;redirect',
  'structure/settings;siteSettings',
  'structure/settings;statisticsScript',
  'presentation',
  'releases',
  'start',
  'translations',
  'calendar',
  'prices',
  'catalogue',
  'coupons',
  'groups',
  'assistant',
  'readers',
  'check',
  'handbook',
  'trash',
  'account',
  'editors',
];
const quietForMs = 1_000;
const screenAtMostMs = 20_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Tied to a session, a moment or a random page: not repeated. */
const transient = /previewUrlSecret|previewUrlShareAccess/;
const asksTheLake = /^\/lake\/v[^/]+\/data\/(query|doc)\/production/;

function recordedOf(request: Request): RecordedQuery | null {
  const { pathname, search } = new URL(request.url());
  const body = request.postData();
  const asked = decodeURIComponent(`${search}${body ?? ''}`);
  if (!asksTheLake.test(pathname) || transient.test(asked)) return null;
  return { address: `${pathname}${search}`, ...(body === null ? {} : { body }) };
}

/** Waits until the Studio has sent nothing for a second. */
async function untilQuiet(lastAsked: () => number): Promise<void> {
  const until = performance.now() + screenAtMostMs;
  while (performance.now() < until && performance.now() - lastAsked() < quietForMs)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function openScreens(
  page: Page,
  origin: string,
  documents: readonly { _id: string; _type: string }[],
  lastAsked: () => number,
): Promise<void> {
  const intents = documents.map(({ _id, _type }) => `intent/edit/id=${_id};type=${_type}`);
  for (const screen of [...screens, ...intents]) {
    const openedAt = performance.now();
    await page.goto(`${origin}/studio/${screen}`);
    await page.getByTestId('studio-navbar').waitFor({ timeout: 60_000 });
    await untilQuiet(() => Math.max(openedAt, lastAsked()));
    say(screen);
  }
  await page.getByTestId('studio-search').click();
  await page.keyboard.type('server', { delay: 150 });
  const typedAt = performance.now();
  await untilQuiet(() => Math.max(typedAt, lastAsked()));
}

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-record-'));
const { PATH = '', HOME = '' } = process.env;
const port = await findAnyPort();
const origin = `http://127.0.0.1:${port}`;
const settings = await readStackSettings({ PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, SITE_URL: origin });
await buildWhatChanged(settings.environment, say);
const stack = await runStack(settings, { say, giveUp: say });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const accountsSchema = z.object({
    editors: z.array(z.object({ role: z.string(), email: z.string(), password: z.string(), token: z.string() })),
  });
  const { editors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory, 'accounts.json'), 'utf8')));
  const administrator = editors.find(({ role }) => role === 'administrator');
  if (!administrator) throw new Error('no administrator account');
  const everyType = encodeURIComponent('*[!(_type match "system.*" || _type match "sanity.*")]{_id, _type}');
  const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/query/production?query=${everyType}`, {
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  const { result } = z.object({ result: z.array(z.object({ _id: z.string(), _type: z.string() })) }).parse(await answer.json());
  const firstOfType = [...new Map(result.toReversed().map((document) => [document._type, document])).values()];

  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const { email, password } = administrator;
  await context.request.post(`${origin}/lake/login`, {
    form: { email, password, origin: `${origin}/studio` },
    headers: { origin },
    maxRedirects: 0,
  });
  const recorded = new Map<string, RecordedQuery>();
  let lastAsked = 0;
  context.on('request', (request) => {
    const query = recordedOf(request);
    if (!query) return;
    lastAsked = performance.now();
    recorded.set(`${query.address} ${query.body ?? ''}`, query);
  });
  await openScreens(await context.newPage(), origin, firstOfType, () => lastAsked);
  writeFileSync(file, `${JSON.stringify([...recorded.values()], null, 1)}\n`);
  say(`${readStudioQueries().length} queries of ${screens.length + firstOfType.length} screens`);
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exit(0);
