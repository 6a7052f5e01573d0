import { localeString, type SeedDocument } from '../seed-document.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

const terms: Readonly<Record<string, InLanguages>> = {
  ssh: ['ssh', 'ssh', 'ssh'],
  refund: ['refund', '退款', '返金'],
  rdns: ['rdns', '反向解析', '逆引き'],
  snapshot: ['snapshot', '快照', 'スナップショット'],
  wordpress: ['wordpress', 'wordpress', 'wordpress'],
  windows: ['windows', 'windows', 'windows'],
  'looking-glass': ['looking glass', '测速', 'looking glass'],
  price: ['price', '价格', '料金'],
};

export const hotTerms: readonly SeedDocument[] = Object.entries(terms).map(([key, term], index) => ({
  _id: `hot-term-${key}`,
  _type: 'hotTerm',
  term: localeString(...term),
  order: index + 1,
}));
