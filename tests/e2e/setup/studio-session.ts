import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { accountOf, lakeClient, origin, type Role } from './stack.ts';

export interface StudioSession {
  readonly context: BrowserContext;
  readonly page: Page;
}

export const desktop = { width: 1440, height: 900 };

/** A separate browser, logged in with a role's account, before it has opened the Studio. */
export async function logIn(browser: Browser, role: Role, options: BrowserContextOptions = {}): Promise<StudioSession> {
  const context = await browser.newContext({ viewport: desktop, ...options });
  const { email, password } = accountOf(role);
  const answer = await context.request.post(`${origin()}/lake/login`, {
    form: { email, password, origin: `${origin()}/studio` },
    headers: { origin: origin() },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return { context, page: await context.newPage() };
}

/** Opens a document's form and waits until it has been read from the lake. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await page.goto(`${origin()}/studio/intent/edit/id=${id};type=${type}`);
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 });
}

/** The input of a field, by its path in the document. */
export const fieldOf = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`).locator('input, textarea').first();

/** Replaces the value of a field, once it is editable. */
export async function write(page: Page, path: string, value: string): Promise<void> {
  const input = fieldOf(page, path);
  await expect(input).toBeEditable();
  await input.fill(value);
  await expect(input).toHaveValue(value);
}

/** The draft of a document in the lake; null if there is none. */
export const draftOf = (id: string): Promise<Record<string, unknown> | null> =>
  lakeClient('administrator').fetch('*[_id == $id][0]', { id: `drafts.${id}` });

/** The values of a draft, for comparisons while the Studio is saving. */
export const draftFields = (id: string, projection: string): Promise<unknown> =>
  lakeClient('administrator').fetch(`*[_id == $id][0]{${projection}}`, { id: `drafts.${id}` });

export const publishButton = (page: Page): Locator => page.getByTestId('action-publish').first();

/** Opens the menu of a document's actions. The head of the document has a menu of the same name where it is narrow. */
export const openActions = (page: Page): Promise<void> => page.getByTestId('pane-footer').getByTestId('action-menu-button').click();

/** Presses Publish and waits until the draft is the published document. */
export async function publish(page: Page, id: string): Promise<void> {
  await expect(publishButton(page)).toBeEnabled();
  await publishButton(page).click();
  await expect.poll(() => draftOf(id)).toBeNull();
}
