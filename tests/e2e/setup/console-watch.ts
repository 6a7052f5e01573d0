import type { Page } from '@playwright/test';
import { defaultLanguage, isLanguage } from '#lib/language/languages.ts';
import { origin } from './stack.ts';

const dataAddress = /^\/_next\/data\/[^/]+(\/.*)\.json$/;

/** A page's path as its data is named: with its language, and without a slash at the end. */
const named = (pathname: string): string =>
  (isLanguage(pathname.split('/')[1]) ? pathname : `/${defaultLanguage}${pathname}`).replace(/\/$/, '');

/** Data of another page, which a visitor may open next: where it cannot be had, opening that page loads it whole. */
function isFetchedAhead(address: string, pageAddress: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(pageAddress)) return false;
  const path = dataAddress.exec(new URL(address).pathname)?.[1];
  return path !== undefined && path !== named(new URL(pageAddress).pathname);
}

/** What the page itself complains of in the console, and every request that leaves the site, each with its address. Asked for before the page opens. */
export function watchConsole(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !isFetchedAhead(url, page.url())) heard.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) heard.push(`asked ${request.url()}`);
  });
  return heard;
}
