import { localeString, regionPrices, type SeedDocument } from '../seed-document.ts';

export const disksAndTraffic: readonly SeedDocument[] = [
  {
    _id: 'disk-type-ssd',
    _type: 'diskType',
    code: 'ssd_cloud_disk',
    name: localeString('SSD cloud disk', 'SSD 云硬盘', 'SSDクラウドディスク'),
    label: 'SSD',
    minGib: 10,
    maxGib: 2000,
    performance: localeString('Even speed for sites and applications', '性能均衡，适合网站与应用', 'サイトやアプリに向く安定した性能'),
    maxIops: 20_000,
    maxThroughputMbps: 260,
    regions: regionPrices([0.048, 0.376, 7.3], [0.048, 0.375, 7.2]),
  },
  {
    _id: 'disk-type-nvme',
    _type: 'diskType',
    code: 'nvme_cloud_disk',
    name: localeString('NVMe cloud disk', 'NVMe 云硬盘', 'NVMeクラウドディスク'),
    label: 'NVMe',
    minGib: 20,
    maxGib: 2000,
    performance: localeString('Low latency for databases and queues', '低延迟，适合数据库与消息队列', 'データベースやキュー向けの低遅延'),
    maxIops: 100_000,
    maxThroughputMbps: 1000,
    regions: regionPrices([0.11, 0.8602, 16.7], [0.072, 0.5625, 10.8]),
  },
  {
    _id: 'traffic-plan-t500',
    _type: 'trafficPlan',
    code: 't500',
    outboundGb: 500,
    regions: regionPrices([0.9, 7.04, 137], [0.65, 5.1, 98]),
  },
  {
    _id: 'traffic-plan-t1000',
    _type: 'trafficPlan',
    code: 't1000',
    outboundGb: 1000,
    regions: regionPrices([2.6, 20.33, 395], [0.98, 7.66, 147]),
  },
];
