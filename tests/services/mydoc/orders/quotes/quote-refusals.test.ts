import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seedDocuments } from '#studio/seed/seed.ts';
import { openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

describe('R-5.7 what prevents it is refused by its code, in a fixed order, and never made cheaper', () => {
  test('nobody who is not logged in gets a quote, whatever else is wrong', async () => {
    expect(await shop.askQuote('', { model: '' })).toMatchObject({ code: 401, message: { key: 'loginRequired' } });
    expect(await shop.call('', 'order-server/quoteDetail', { id: '1f0c6c44-0000-4000-8000-000000000000' })).toMatchObject({ code: 401 });
  });

  test.each([
    ['no product', { model: '', image: null, disk: { type: 'ssd_cloud_disk', sizeGib: 0 } }, 'noProductSelected', 'model'],
    ['an invented model', { model: 'cvm.g9.amd.c1m1' }, 'noProductSelected', 'model'],
    ['a model of no region', { region: 'EU-0' }, 'notOnSale', 'model'],
    ['one that is not yet public', { model: 'cvm.dedicated2.amd.c64m128' }, 'notOnSale', 'model'],
    ['one that is sold out, and no image', { model: 'cvm.cx4f.amd.c4m8', image: null }, 'modelSoldOut', 'model'],
    ['no image', { image: null, disk: { type: 'ssd_cloud_disk', sizeGib: 1 } }, 'noImageSelected', 'image'],
    ['an invented image', { image: { kind: 'image', code: 'plan9' } }, 'noImageSelected', 'image'],
    ['a boot disk of 9 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 9 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 2001 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 2001 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of −15 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: -15 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 0 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 0 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 10⁹ GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 1e9 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    ['a boot disk of 1.5 GiB', { disk: { type: 'ssd_cloud_disk', sizeGib: 1.5 } }, 'systemDiskSizeWrong', 'disk.sizeGib'],
    [
      'a boot disk that its image does not fit',
      { image: { kind: 'image', code: 'windows-server-2025' }, disk: { type: 'ssd_cloud_disk', sizeGib: 39 } },
      'systemDiskSizeWrong',
      'disk.sizeGib',
    ],
    [
      'a data disk of 1.5 GiB',
      {
        dataDisks: [
          { type: 'ssd_cloud_disk', sizeGib: 20 },
          { type: 'nvme_cloud_disk', sizeGib: 1.5 },
        ],
      },
      'dataDiskSizeWrong',
      'dataDisks.1.sizeGib',
    ],
    [
      'a fourth data disk',
      { dataDisks: Array.from({ length: 4 }, () => ({ type: 'ssd_cloud_disk', sizeGib: 20 })) },
      'dataError',
      'dataDisks',
    ],
    ['an invented disk type', { disk: { type: 'tape', sizeGib: 15 } }, 'dataError', 'disk.type'],
    ['an invented transfer plan', { traffic: 't0' }, 'dataError', 'traffic'],
    ['a bandwidth of 0', { bandwidthMbps: 0 }, 'dataError', 'bandwidthMbps'],
    ['a bandwidth of 201', { bandwidthMbps: 201 }, 'dataError', 'bandwidthMbps'],
    ['a script for a disc image', { image: { kind: 'iso', source: 'javascript:alert(1)' } }, 'dataError', 'image'],
    [
      'a snapshot plan out of order',
      { snapshot: { name: 'Nightly', weekdays: [5, 1], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays',
    ],
    [
      'a snapshot plan of no day',
      { snapshot: { name: 'Nightly', weekdays: [], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays',
    ],
    [
      'a snapshot plan of an eighth day',
      { snapshot: { name: 'Nightly', weekdays: [8], keep: 7, shared: false } },
      'dataError',
      'snapshot.weekdays.0',
    ],
    ['a snapshot kept for no day', { snapshot: { name: 'Nightly', weekdays: [1], keep: 0, shared: false } }, 'dataError', 'snapshot.keep'],
    [
      'a snapshot kept for half a day',
      { snapshot: { name: 'Nightly', weekdays: [1], keep: 0.5, shared: false } },
      'dataError',
      'snapshot.keep',
    ],
    ['a snapshot plan without a name', { snapshot: { name: 'x', weekdays: [1], keep: 7, shared: false } }, 'dataError', 'snapshot.name'],
    ['a size as text', { disk: { type: 'ssd_cloud_disk', sizeGib: '15' } }, 'dataError', 'disk.sizeGib'],
    ['a price of its own', { price: 1 }, 'dataError', 'price'],
  ])('%s', async (_what, change, key, field) => {
    expect(await shop.askQuote('alice', change)).toMatchObject({ message: { key, field: `params.configuration.${field}` } });
  });

  test('an unknown period, currency or total beside it is refused', async () => {
    expect(await shop.askQuote('alice', {}, { period: '9y' })).toMatchObject({ message: { key: 'dataError', field: 'params.period' } });
    expect(await shop.askQuote('alice', {}, { currency: 'EUR' })).toMatchObject({
      message: { key: 'dataError', field: 'params.currency' },
    });
    expect(await shop.askQuote('alice', {}, { total: 1 })).toMatchObject({ message: { key: 'dataError', field: 'params.total' } });
  });

  test.each(['NaN', '{"configuration":NaN}', '', '[]', '{"a":1,"a":2}'])('%j for parameters is refused', async (params) => {
    expect(await shop.call('alice', 'order-server/quote', { params })).toMatchObject({ message: { key: 'dataError' } });
  });

  test('a field that is there twice is refused', async () => {
    const payload = 'params=%7B%7D&params=%7B%7D';
    const answer = await shop.mydoc.send({
      method: 'POST',
      url: '/myDoc/order-server/quote',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'hf_session=alice' },
    });
    expect(answer).toMatchObject({ message: { key: 'dataError' } });
  });

  test('a form of another site is refused', async () => {
    const answer = await shop.mydoc.call(
      'order-server/quote',
      { params: '{}' },
      { cookie: 'hf_session=alice', origin: 'https://evil.example' },
    );
    expect(answer).toMatchObject({ message: { key: 'crossSite' } });
  });

  test('a region without a price in a currency is not sold in it', async () => {
    shop.publish(seedChanged('traffic-plan-t500', { regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 0.9 } }] }));
    const answer = await shop.askQuote('alice', {}, { currency: 'JPY', period: '3m' });
    shop.publish(seedDocuments({}, new Date()));
    expect(answer).toMatchObject({ code: 4109, message: { key: 'notSoldInCurrency' } });
  });
});
