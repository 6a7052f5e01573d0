import type { Page } from '@playwright/test';
import { defaultLanguage, isLanguage } from '#lib/language/languages.ts';
import { origin } from './stack.ts';

const dataAddress = /^\/_next\/data\/[^/]+(\/.*)\.json$/;

/** A page's path as in the address of its data: with its language, and without a trailing slash. */
const named = (pathname: string): string =>
  (isLanguage(pathname.split('/')[1]) ? pathname : `/${defaultLanguage}${pathname}`).replace(/\/$/, '');

/** Data of another page, which a visitor may open next: if it is missing, opening that page is a full load. */
function isFetchedAhead(address: string, pageAddress: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(pageAddress)) return false;
  const path = dataAddress.exec(new URL(address).pathname)?.[1];
  return path !== undefined && path !== named(new URL(pageAddress).pathname);
}

/** Console errors of the page, and every request that leaves the site, each with its address. Set up before the page opens. */
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
