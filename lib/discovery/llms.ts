import { markdownOfPage } from './markdown-of-page.ts';
import type { ListedPage } from './listed-page.ts';

interface SiteFacts {
  readonly siteUrl: string;
  readonly brand: string;
  readonly tagline: string | null;
}

/** The English pages that have their own title, for language models (llmstxt.org); each as Markdown. */
export function llmsText(pages: readonly ListedPage[], { siteUrl, brand, tagline }: SiteFacts): string {
  const link = (title: string, path: string): string => `- [${title}](${siteUrl}${path})`;
  const titled = (start: string): string[] =>
    pages
      .flatMap(({ title, published }) =>
        title !== null && published.en?.startsWith(start) ? [link(title.replace(/[[\]\n]/g, ' '), markdownOfPage(published.en))] : [],
      )
      .toSorted();
  return [
    `# ${brand}`,
    '',
    ...(tagline === null ? [] : [`> ${tagline}`, '']),
    '## Products and prices',
    '',
    ...productPages.map(([title, path]) => link(title, markdownOfPage(path))),
    '',
    ...section('## Campaigns and guides', titled('/activity/')),
    '## Documentation and terms',
    '',
    ...titled('/doc/article/'),
    '',
    '## Announcements',
    '',
    ...titled('/doc/announce/'),
    '',
    '## For programs',
    '',
    ...programs.map(([title, path]) => link(title, path)),
    '',
    '## Other languages',
    '',
    link('简体中文', markdownOfPage('/zh')),
    link('日本語', markdownOfPage('/ja')),
    '',
  ].join('\n');
}

/** A heading with its links; nothing without links. */
const section = (heading: string, links: readonly string[]): string[] => (links.length === 0 ? [] : [heading, '', ...links, '']);

const productPages = [
  ['Cloud servers: every size and its price', '/product/vps'],
  ['Configure a cloud server', '/product/vps-buy'],
  ['What is in stock in which region', '/product/availability'],
  ['Virtual private cloud', '/product/vpc'],
  ['Load balancing', '/product/loadbalance'],
  ['Object storage', '/product/oss'],
  ['Relational databases', '/product/relational-database'],
  ['Private cloud', '/product/private-cloud'],
  ['Domains', '/product/domain'],
] as const;

const programs = [
  ['Every size, disk and transfer plan with its prices, as JSON', '/api/catalogue'],
  ['The price of one configuration, as JSON: takes the query of the order form’s address', '/api/catalogue/quote'],
  ['What is in stock in which region, as JSON', '/api/availability'],
  ['Model Context Protocol endpoint, read-only', '/api/mcp'],
] as const;
