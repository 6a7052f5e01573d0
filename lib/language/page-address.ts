import { isSection } from './routes.ts';

/** Whether an address, with or without a language, is home or below a section: what the client's router may fetch. */
export function isPageAddress(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  const bare = path.replace(/^\/(zh|ja)(?=\/|$)/, '') || '/';
  return path.startsWith('/') && (bare === '/' || isSection(bare.split('/')[1] ?? ''));
}
