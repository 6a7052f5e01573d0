import { localeString, type SeedDocument } from '../seed-document.ts';

type Name = readonly [en: string, zh: string, ja: string];

/** The help tree in the order of its menu. */
const tree = {
  'getting-started': ['Getting started', '快速入门', 'はじめに'],
  servers: ['Cloud servers', '云服务器', 'クラウドサーバー'],
  storage: ['Storage', '存储', 'ストレージ'],
  network: ['Network', '网络', 'ネットワーク'],
  databases: ['Databases', '数据库', 'データベース'],
  sites: ['Sites and domains', '建站与域名', 'サイトとドメイン'],
  billing: ['Prices and billing', '价格与费用', '料金とお支払い'],
  legal: ['Account and law', '账户与条款', 'アカウントと規約'],
  api: ['API', 'API 文档', 'API'],
} as const satisfies Record<string, Name>;

export type HelpCategory = keyof typeof tree;

export const isHelpCategory = (value: unknown): value is HelpCategory => typeof value === 'string' && Object.hasOwn(tree, value);

export const categories: readonly SeedDocument[] = Object.entries<Name>(tree).map(([slug, name], index) => ({
  _id: `category-${slug}`,
  _type: 'category',
  slug: { _type: 'slug', current: slug },
  name: localeString(...name),
  order: index + 1,
}));
