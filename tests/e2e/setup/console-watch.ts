import type { Page } from '@playwright/test';
import { origin } from './stack.ts';

/** Data of pages that a visitor may open next; where it cannot be had, opening the page loads it whole. */
const fetchedAhead = /\/_next\/data\//;

/** What the page itself complains of in the console, and every request that leaves the site, each with its address. Asked for before the page opens. */
export function watchConsole(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !fetchedAhead.test(url)) heard.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) heard.push(`asked ${request.url()}`);
  });
  return heard;
}
