import { localeString, localeText, reference, type SeedDocument } from '../../seed-document.ts';

const families: readonly SeedDocument[] = [
  {
    _id: 'family-general',
    _type: 'family',
    code: 'General',
    name: localeString('General', '通用型', '汎用'),
    summary: localeText(
      'One or two GiB of memory per core: sites, shops, APIs and staging.',
      '每核配 1–2 GiB 内存，适合网站、电商、接口服务和测试环境。',
      '1コアあたりメモリ1〜2 GiB。サイト、ネットショップ、API、検証環境に。',
    ),
    order: 1,
  },
  {
    _id: 'family-computex',
    _type: 'family',
    code: 'ComputeX',
    name: localeString('ComputeX', 'ComputeX 高主频', 'ComputeX 高クロック'),
    summary: localeText(
      'The highest clock we run, up to 3.8 GHz: builds, game servers, anything that waits for one thread.',
      '主频最高 3.8 GHz，适合编译、游戏服务器等看重单核性能的业务。',
      '最大3.8 GHz。ビルドやゲームサーバーなど、単一スレッドの速さが効く用途に。',
    ),
    order: 2,
  },
  {
    _id: 'family-dedicated',
    _type: 'family',
    code: 'Dedicated',
    name: localeString('Dedicated core', '独享型', '専有コア'),
    summary: localeText(
      'Every vCPU is a core reserved for you: steady performance under constant load.',
      '每个 vCPU 独占物理核心，适合负载稳定的生产环境。',
      'vCPUごとに物理コアを専有。安定した本番環境に。',
    ),
    order: 3,
  },
  {
    _id: 'family-memoryx',
    _type: 'family',
    code: 'MemoryX',
    name: localeString('MemoryX', 'MemoryX 内存增强', 'MemoryX メモリ最適化'),
    summary: localeText(
      'Four GiB of memory per core: databases, caches and queues.',
      '每核配 4 GiB 内存，适合数据库、缓存和消息队列。',
      '1コアあたりメモリ4 GiB。データベース、キャッシュ、キューに。',
    ),
    order: 4,
  },
];

const series: readonly SeedDocument[] = [
  {
    _id: 'series-general-epyc-4a',
    _type: 'series',
    code: 'General-EPYC-4a',
    family: reference('family-general'),
    name: localeString('General, fourth generation', '通用型 四代', '汎用 第4世代'),
    clockGhz: 3.5,
    order: 1,
  },
  {
    _id: 'series-general-epyc-1a',
    _type: 'series',
    code: 'General-EPYC-1a',
    family: reference('family-general'),
    name: localeString('General, first generation', '通用型 一代', '汎用 第1世代'),
    clockGhz: 2.6,
    order: 2,
  },
  {
    _id: 'series-computex-epyc-4f',
    _type: 'series',
    code: 'ComputeX-EPYC-4f',
    family: reference('family-computex'),
    name: localeString('ComputeX, fourth generation', 'ComputeX 四代', 'ComputeX 第4世代'),
    clockGhz: 3.8,
    order: 3,
  },
  {
    _id: 'series-dedicated-epyc-2',
    _type: 'series',
    code: 'Dedicated-EPYC-2',
    family: reference('family-dedicated'),
    name: localeString('Dedicated core, second generation', '独享型 二代', '専有コア 第2世代'),
    clockGhz: 3.4,
    order: 4,
  },
  {
    _id: 'series-memoryx-epyc-4a',
    _type: 'series',
    code: 'MemoryX-EPYC-4a',
    family: reference('family-memoryx'),
    name: localeString('MemoryX, fourth generation', 'MemoryX 四代', 'MemoryX 第4世代'),
    clockGhz: 3.5,
    order: 5,
  },
];

export const familiesAndSeries: readonly SeedDocument[] = [...families, ...series];
