import { emptyFrame, type Frame } from '#lib/page/load-frame.ts';
import type { MenuLink, MenuMark } from '#lib/content/values/menu-entry.ts';
import type { MenuGroup } from '#lib/content/queries/navigation-query.ts';

const entry = (href: string, label: string, hint: string | null = null, mark: MenuMark | null = null): MenuLink => ({
  href,
  label,
  hint,
  mark,
});

const group = (title: string, ...entries: MenuLink[]): MenuGroup => ({ title, entries });

/** A smaller version of the seed's frame. */
export const sampleFrame: Frame = {
  ...emptyFrame,
  offersWithdrawal: true,
  brand: 'Marlow',
  tagline: 'Cloud servers in Los Angeles and Tokyo.',
  copyright: '© 2026 Marlow',
  seller: {
    legalName: 'Marlow Hosting Limited',
    registration: 'Companies Registry no. 0000000',
    filings: [{ label: '京ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' }],
    contact: { address: '1 Sample Road, Hong Kong', country: 'HK', telephone: '+852 0000 0000', email: 'support@marlow.example' },
  },
  siteUrl: 'https://marlow.example',
  legalLinks: [
    { label: 'Terms of service', href: '/doc/article/tos' },
    { label: 'Privacy', href: '/doc/article/privacy' },
  ],
  navigation: {
    menu: [
      group(
        'Cloud servers',
        entry('/product/vps', 'Cloud servers (CVM)', '1–64 vCPU'),
        entry('/product/vps?series=Dedicated', 'Dedicated servers'),
      ),
      group('Network', entry('/product/vpc', 'Private network (VPC)', 'Free between your servers')),
      group('Storage', entry('/product/oss', 'Object storage')),
      group('Databases', entry('/product/relational-database', 'Managed databases', 'MySQL and Redis', 'not-yet-public')),
      group('Commercial sites', entry('/doc/article/php-hosting', 'PHP hosting', 'Upload and publish', 'internal-testing')),
    ],
    documents: [entry('/doc', 'All documents'), entry('/doc/article/api', 'API')],
    service: [entry('/doc/announce', 'Announcements'), entry('/contact', 'Contact')],
    footerColumns: [
      group('Company', entry('/about', 'About'), entry('/jobs', 'Jobs')),
      group('Legal', entry('/doc/article/tos', 'Terms of service')),
    ],
    menuNote: {
      title: 'Not sure which size?',
      lead: 'Compare three configurations.',
      action: { label: 'Open the calculator', href: '/product/vps-buy?view=calculator' },
    },
  },
  partners: [{ name: 'Tidewater Exchange', href: 'https://tidewater.example/', logo: null }],
  affiliate: { title: 'Recommend Marlow', lead: 'Every paid order counts.', action: { label: 'Join', href: '/aff' } },
  reviewUrl: 'https://reviews.example/marlow',
  support: { hours: '09:00 to 22:00', messengerUrl: 'https://chat.example/marlow', chatQr: null, contactEmail: 'support@marlow.example' },
};

const long = 'A very long name for something that is not on sale everywhere at the same time';

/** As long as editors can make it. */
export const longestFrame: Frame = {
  ...sampleFrame,
  brand: 'A Very Long Name of a Hosting Company',
  tagline: long.repeat(3),
  seller: {
    legalName: long,
    registration: long,
    filings: [{ label: long, href: 'https://beian.miit.gov.cn/' }],
    contact: { address: long, country: 'HK', telephone: '+852 0000 0000', email: 'support@marlow.example' },
  },
  navigation: {
    menu: Array.from({ length: 8 }, (_, place) =>
      group(
        `${long} ${place}`,
        ...Array.from({ length: 12 }, (__, row) => entry(`/product/${place}-${row}`, long, long, 'internal-testing')),
      ),
    ),
    documents: Array.from({ length: 12 }, (_, row) => entry(`/doc/article/${row}`, long)),
    service: Array.from({ length: 12 }, (_, row) => entry(`/doc/article/service-${row}`, long)),
    footerColumns: Array.from({ length: 6 }, (_, place) => group(long, entry(`/about?${place}`, long))),
    menuNote: { title: long, lead: long, action: { label: long, href: '/contact' } },
  },
  partners: Array.from({ length: 24 }, (_, place) => ({
    name: `Partner number ${place}`,
    href: `https://partner-${place}.example/`,
    logo: null,
  })),
};
