import type { BlockOf, BlockView } from '#lib/blocks/block-view.ts';
import type { MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';

const words = { title: 'Free snapshots', text: 'Per account, with a weekly schedule and a retention you set.' };
const figures = [
  { figure: '5 GiB', ...words },
  { figure: '1 + 8', ...words, title: 'Addresses' },
  { figure: 'root', ...words, title: 'Control' },
];

/** One section of every kind, for the examples. */
export const productsBlock: BlockOf<'products'> = {
  kind: 'products',
  id: 'products',
  heading: 'Everything around your server',
  lead: 'What is not on sale yet says so.',
  products: [
    { label: 'Private network (VPC)', href: '/product/vpc', hint: 'Free between your servers', status: 'on-sale' },
    { label: 'Managed databases', href: '/product/relational-database', hint: 'MySQL and Redis', status: 'not-yet-public' },
    { label: 'PHP hosting', href: '/doc/article/php-hosting', hint: null, status: 'internal-testing' },
  ],
};

export const claimsBlock: BlockOf<'claims'> = {
  kind: 'claims',
  id: 'claims',
  heading: 'Promises, at the same honest scale',
  lead: 'Each line below is drawn from the figure beside it.',
  claims: [
    {
      id: 'a',
      figure: '99.97%',
      title: 'Instance availability',
      text: 'The allowance is 13 minutes a month.',
      asOf: '31 October 2026',
      drawing: { kind: 'month', missingMinutes: 13 },
    },
    {
      id: 'b',
      figure: '99.9999999%',
      title: 'Data reliability',
      text: 'Every block is kept in replicas.',
      asOf: '31 October 2026',
      drawing: { kind: 'nines', count: 9 },
    },
    {
      id: 'c',
      figure: '3.8 GHz',
      title: 'Clock speed',
      text: 'Up to 45 percent faster.',
      asOf: '30 September 2026',
      drawing: { kind: 'clock', tenthsOfGhz: 38 },
    },
    {
      id: 'd',
      figure: 'About 2 minutes',
      title: 'From paid order to root login',
      text: 'We start the machine.',
      asOf: '31 October 2026',
      drawing: { kind: 'wait', cells: 12 },
    },
    {
      id: 'e',
      figure: '110,000',
      title: 'Companies served',
      text: 'About 110 thousand companies.',
      asOf: '30 September 2026',
      drawing: { kind: 'thousands', count: 110 },
    },
    {
      id: 'f',
      figure: '7×24',
      title: 'Tickets',
      text: 'Live chat from 09:00 to 22:00.',
      asOf: '31 October 2026',
      drawing: { kind: 'hours', fromHour: 9, toHour: 22 },
    },
    {
      id: 'g',
      figure: 'Refund guarantee',
      title: 'On regular products',
      text: 'Within the terms of the refund policy.',
      asOf: '1 October 2026',
      drawing: null,
    },
  ],
};

const regionsBlock: BlockOf<'regions'> = {
  kind: 'regions',
  id: 'regions',
  heading: 'Two harbours, one network',
  lead: null,
  regions: [
    {
      code: 'US-0',
      name: 'Los Angeles-1',
      city: 'Los Angeles',
      timeZone: 'Pacific Time',
      latitude: { degrees: 34, minutes: '03', positive: true },
      longitude: { degrees: 118, minutes: '15', positive: false },
    },
    {
      code: 'AU-0',
      name: 'Sydney-1',
      city: 'Sydney',
      timeZone: 'Eastern Australia Time',
      latitude: { degrees: 33, minutes: '52', positive: false },
      longitude: { degrees: 151, minutes: '13', positive: true },
    },
  ],
};

export const customersBlock: BlockOf<'customers'> = {
  kind: 'customers',
  id: 'customers',
  heading: 'What it is for',
  lead: null,
  customers: [
    {
      title: 'Keep the database inside',
      text: 'Only your application server can reach it.',
      action: { label: 'Read the guide', href: '/doc/article/database' },
    },
    { title: 'Move large files freely', text: 'Copies never touch the outbound transfer.', action: null },
  ],
};

export const figuresBlock: BlockOf<'figures'> = {
  kind: 'figures',
  id: 'figures',
  heading: 'In figures',
  lead: 'Limits for each account.',
  figures,
};

export const textBlock: BlockOf<'text'> = {
  kind: 'text',
  id: 'text',
  heading: 'What is counted',
  lead: 'And what is not.',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: 'Inbound is free.', marks: [] }],
      markDefs: [],
    },
    { _type: 'table', _key: 'b', rows: [{ cells: ['Way', 'Counted'] }, { cells: ['Inside a region', 'no'] }] },
  ],
};

const channelsBlock: BlockOf<'channels'> = {
  kind: 'channels',
  id: 'channels',
  heading: 'How to reach us',
  lead: null,
  channels: [
    {
      title: 'Ticket',
      text: 'Answered by an engineer.',
      hours: 'Day and night',
      action: { label: 'Open a ticket', href: '/ucenter/console/workServer/submitWork' },
    },
    {
      title: 'Abuse',
      text: 'Report what should not be there.',
      hours: null,
      action: { label: 'Report abuse', href: '/doc/article/abuse' },
    },
  ],
};

export const questionsBlock: BlockOf<'questions'> = {
  kind: 'questions',
  id: 'questions',
  heading: 'Questions',
  lead: 'Something else? Open a ticket.',
  questions: [
    { question: 'Is inbound counted?', answer: 'No, never.' },
    { question: 'Does it span regions?', answer: 'No, one region.' },
  ],
};

const closingBlock: BlockOf<'closing'> = {
  kind: 'closing',
  id: 'closing',
  heading: 'Your server could be up by now',
  lead: null,
  primaryAction: { label: 'Create an account', href: '/signUp' },
  secondaryAction: null,
};

export const everyBlock: readonly BlockView[] = [
  productsBlock,
  { kind: 'steps', id: 'steps', heading: 'From plan to prompt', lead: null, steps: figures },
  claimsBlock,
  regionsBlock,
  { kind: 'included', id: 'included', heading: 'Included with every server', lead: null, items: [...figures, ...figures.slice(0, 1)] },
  customersBlock,
  textBlock,
  figuresBlock,
  channelsBlock,
  questionsBlock,
  closingBlock,
];

export const marketingContent: MarketingPageContent = {
  head: { title: 'Private network', description: 'Addresses only your servers can see.', published: { en: '/product/vpc' }, indexed: true },
  path: '/product/vpc',
  heading: 'Private network',
  lead: 'Addresses only your servers can see.',
  status: 'on-sale',
  primaryAction: { label: 'Configure a server', href: '/product/vps-buy' },
  secondaryAction: null,
  blocks: [customersBlock, figuresBlock, questionsBlock],
  questions: questionsBlock.questions,
};
