import { localeString, reference, type SeedDocument } from '../../seed-document.ts';

const words = {
  starter: {
    name: localeString('Starter', '入门型', 'スターター'),
    audience: localeString('Blog, bot, VPN endpoint', '博客、机器人、轻量服务', 'ブログやBot、小さな検証に'),
    tag: localeString('Entry level', '入门首选', 'はじめての1台に'),
  },
  basic: {
    name: localeString('Light', '轻量型', 'ライト'),
    audience: localeString('Small site with a database', '带数据库的小型网站', 'DB付きの小規模サイトに'),
  },
  essential: {
    name: localeString('Essential', '实用型', 'ベーシック'),
    audience: localeString('Shop, API, staging', '电商、接口服务、测试环境', 'ネットショップ、API、検証環境に'),
  },
  plus: {
    name: localeString('Plus', '进阶型', 'プラス'),
    audience: localeString('Busy application', '访问量较大的应用', 'アクセスの多いアプリに'),
  },
  nvme: {
    name: localeString('NVMe', 'NVMe 型', 'NVMe'),
    audience: localeString(
      'Boots from an NVMe disk. For databases, queues and anything limited by storage.',
      '系统盘采用 NVMe，适合数据库、消息队列等对磁盘性能要求高的业务。',
      'NVMeから起動。データベースやキューなど、ストレージ待ちが気になる用途に。',
    ),
  },
  dedicated: {
    name: localeString('Dedicated core', '独享型', '専有コア'),
    audience: localeString(
      'Each vCPU is a physical core reserved for you, so other customers’ CPU load never slows you down.',
      '每个 vCPU 独占物理核心，不受其他客户负载影响，性能更稳定。',
      'vCPUごとに物理コアを専有。ほかの利用者の負荷に左右されません。',
    ),
  },
} as const;

type Plan = keyof typeof words;
type Row = readonly [plan: Plan, model: string, disk: 'ssd' | 'nvme', sizeGib: number, traffic: 't500' | 't1000'];

const wide: readonly Plan[] = ['nvme', 'dedicated'];

const losAngeles: readonly Row[] = [
  ['starter', 'g4a-c1m1', 'ssd', 15, 't500'],
  ['basic', 'g4a-c1m2', 'ssd', 25, 't500'],
  ['essential', 'g4a-c2m4', 'ssd', 30, 't500'],
  ['plus', 'g4a-c4m8', 'ssd', 60, 't500'],
  ['nvme', 'mx4a-c2m8', 'nvme', 32, 't1000'],
  ['dedicated', 'dedicated2-c2m4', 'ssd', 60, 't1000'],
];

const tokyo: readonly Row[] = [
  ['starter', 'g4a-c1m1', 'ssd', 15, 't500'],
  ['basic', 'g4a-c1m2', 'ssd', 25, 't500'],
  ['essential', 'g4a-c2m4', 'ssd', 30, 't500'],
  ['plus', 'g4a-c4m8', 'ssd', 60, 't500'],
  ['nvme', 'g4a-c2m4', 'nvme', 32, 't1000'],
  ['dedicated', 'dedicated2-c2m4', 'ssd', 60, 't1000'],
];

const cardsOf = (region: 'us-0' | 'jp-0', rows: readonly Row[]): SeedDocument[] =>
  rows.map(([plan, model, disk, sizeGib, traffic], index) => ({
    _id: `plan-card-${region}-${plan}`,
    _type: 'planCard',
    ...words[plan],
    region: reference(`region-${region}`),
    model: reference(`model-${model}`),
    disk: { type: reference(`disk-type-${disk}`), sizeGib },
    traffic: reference(`traffic-plan-${traffic}`),
    order: index + 1,
    wide: wide.includes(plan),
  }));

export const planCards: readonly SeedDocument[] = [...cardsOf('us-0', losAngeles), ...cardsOf('jp-0', tokyo)];
