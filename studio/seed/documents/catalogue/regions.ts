import { localeString, type SeedDocument } from '../../seed-document.ts';

export const regions: readonly SeedDocument[] = [
  {
    _id: 'region-us-0',
    _type: 'region',
    code: 'US-0',
    name: localeString('Los Angeles-1', '洛杉矶一区', 'ロサンゼルス-1'),
    city: localeString('Los Angeles', '洛杉矶', 'ロサンゼルス'),
    flowType: 'global',
    latitude: 34.05,
    longitude: -118.25,
    timeZone: 'America/Los_Angeles',
    maxBandwidthMbps: 200,
    order: 1,
  },
  {
    _id: 'region-jp-0',
    _type: 'region',
    code: 'JP-0',
    name: localeString('Tokyo-1', '东京一区', '東京-1'),
    city: localeString('Tokyo', '东京', '東京'),
    flowType: 'global-jp',
    latitude: 35.68,
    longitude: 139.69,
    timeZone: 'Asia/Tokyo',
    maxBandwidthMbps: 200,
    order: 2,
  },
];
