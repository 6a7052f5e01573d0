import { expect, type Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { fingerprintOf, madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { said } from '../order-visit.ts';
import { choose } from '../purchase-visit.ts';

/** How a server of a walk is set up: two public keys, the name that it is to have, and what is said of its text for cloud-init. */
export interface ChosenSetup {
  readonly hostName: string;
  readonly fingerprints: readonly string[];
  readonly userData: string;
}

/** In the configurator or a group's form: two keys, a host name and a text, each after what is refused at its field. */
export async function chooseSetup(page: Page, language: Language): Promise<ChosenSetup> {
  const lines = [madeLines['ssh-ed25519']().line, madeLines['ssh-rsa']().line];
  await choose(page.locator('#password input[value=key]'));
  const key = page.getByLabel(said(language, 'purchase', 'setup.keyLabel'), { exact: true });
  const add = page.getByRole('button', { name: said(language, 'purchase', 'setup.keyAdd') });
  await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----');
  await expect(key).toHaveValue('');
  await expect(page.locator('#password').getByText(said(language, 'purchase', 'setup.keyFault.private'))).toBeVisible();
  await key.fill(`${lines[0]?.slice(0, 60)}`);
  await add.click();
  await expect(page.locator('#password').getByText(said(language, 'purchase', 'setup.keyFault.damaged'))).toBeVisible();
  await key.fill(lines.join('\n'));
  await add.click();
  const fingerprints = lines.map(fingerprintOf);
  for (const fingerprint of fingerprints) await expect(page.locator('#password')).toContainText(fingerprint);
  const name = page.getByLabel(said(language, 'purchase', 'setup.hostNameLabel'));
  await name.fill('web_1');
  await name.blur();
  await expect(page.locator('#host-name').getByText(said(language, 'purchase', 'setup.hostNameFault.character'))).toBeVisible();
  await name.fill(`Web-${language}.example.com`);
  await name.blur();
  await page.getByRole('button', { name: said(language, 'purchase', 'setup.userDataAdd') }).click();
  const text = page.getByLabel(said(language, 'purchase', 'setup.userDataLabel'));
  await text.fill('packages: [nginx]');
  await text.blur();
  await expect(page.locator('#user-data').getByText(said(language, 'purchase', 'setup.userDataFault.head'))).toBeVisible();
  await text.fill('#cloud-config\npackages:\n  - nginx\n - curl');
  const yamlFault = said(language, 'purchase', 'setup.userDataFault.yaml').replace('{{line}}', '4');
  await expect(page.locator('#user-data').getByText(yamlFault)).toBeVisible();
  await text.fill('#cloud-config\npackages:\n  - nginx\n');
  const userData = said(language, 'purchase', 'setup.userDataGiven').replace('{{lines}}', '3');
  await expect(page.locator('#user-data').getByText(userData)).toBeVisible();
  return { hostName: `web-${language}.example.com`, fingerprints, userData };
}

/** On the confirmation or the page of the order: the name, every key, and that the text was given. */
export async function expectSetup(page: Page, { hostName, fingerprints, userData }: ChosenSetup): Promise<void> {
  for (const text of [hostName, userData, ...fingerprints]) await expect(page.locator('main')).toContainText(text);
}
