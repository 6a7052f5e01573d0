import { expect, type Page } from '@playwright/test';
import type { Language } from '#lib/language/languages.ts';
import { checkIdentityDocument, type IdentityDocument } from '#lib/rules/identity-documents.ts';
import { said, saying } from '../order-visit.ts';

interface Buyer {
  readonly name: string;
  readonly document: IdentityDocument;
  readonly country: string;
  /** A number with a fault, and the key of what the page says about it. */
  readonly wrong: readonly [number: string, problem: string];
  /** A number with these seven digits, which nobody else has. */
  readonly numberOf: (digits: string) => string;
}

/** By what a buyer of the language's market shows who they are. */
const buyers = {
  en: {
    name: 'Alex Reed',
    document: 'passport',
    country: 'US',
    wrong: ['12', 'problemPassportFormat'],
    numberOf: (digits) => `C${digits}`,
  },
  zh: {
    name: '陳大文',
    document: 'hk-id-card',
    country: '',
    wrong: ['A123456(4)', 'problemCardChecksum'],
    numberOf: (digits) => `${String.fromCodePoint(65 + Number(digits[0]))}${digits.slice(1)}`,
  },
  ja: {
    name: 'グエン・ヴァン・アン',
    document: 'jp-residence-card',
    country: '',
    wrong: ['AB1234', 'problemResidenceFormat'],
    numberOf: (digits) => `AB0${digits}CD`,
  },
} as const satisfies Record<Language, Buyer>;

/** A Hong Kong number ends with a check digit; the others are whole. */
function completed(document: IdentityDocument, number: string, country: string): string {
  const endings = document === 'hk-id-card' ? [...'0123456789A'].map((digit) => `(${digit})`) : [''];
  const whole = endings.map((ending) => `${number}${ending}`).find((each) => checkIdentityDocument(document, each, country, Date.now()).ok);
  if (whole === undefined) throw new Error(`no ${document} has the number ${number}`);
  return whole;
}

/** On the centre's form: a wrong number is refused and stays to be corrected, the right one verifies its owner, who goes on from there. */
export async function verifyByDocument(page: Page, language: Language): Promise<void> {
  const { name, document, country, wrong, numberOf } = buyers[language];
  const [wrongNumber, problem] = wrong;
  const card = page.getByLabel(said(language, 'sandbox', 'cardNumber'));
  const send = page.getByRole('button', { name: said(language, 'sandbox', 'realNameSend') });
  await page.getByLabel(said(language, 'sandbox', 'realName'), { exact: true }).fill(name);
  await page.getByLabel(said(language, 'sandbox', 'documentKind'), { exact: true }).selectOption(document);
  await page.getByLabel(said(language, 'sandbox', 'documentCountry')).fill(country);
  await card.fill(wrongNumber);
  await send.click();
  await expect(page.locator('#card-problem')).toHaveText(said(language, 'sandbox', problem));
  await expect(card).toHaveValue(wrongNumber);
  await card.fill(completed(document, numberOf(String(Date.now()).slice(-7)), country));
  await send.click();
  await expect(page.locator('main')).toContainText(saying(language, 'sandbox', 'realNameDone'));
  await page.getByRole('link', { name: said(language, 'sandbox', 'realNameGoOn') }).click();
}
