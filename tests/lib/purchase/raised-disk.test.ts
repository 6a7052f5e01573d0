import { expect, test } from '@jest/globals';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { raisedAfter, withChosenDisk, type RaisedDisk } from '#lib/purchase/raised-disk.ts';
import { sampleCatalogue } from '#tests/lib/catalogue/sample-catalogue.ts';

type Choice = Pick<PurchaseConfiguration, 'disk' | 'image'>;

const image = (code: string) => ({ image: { kind: 'image', code } }) as const;
const ssd = (sizeGib: number, code = 'debian-13'): Choice => ({ disk: { type: 'ssd_cloud_disk', sizeGib }, ...image(code) });
const docker = { code: 'docker', name: 'Docker', version: '', kind: 'application', family: 'linux', minDiskGib: 15, order: 3 } as const;
const withDocker = { ...sampleCatalogue, images: [...sampleCatalogue.images, docker] };
const raised: RaisedDisk = { chosenGib: 15, raisedGib: 40 };

test('R-5.6 an image that needs a larger disk is followed by the disk that had been chosen, once another image is', () => {
  const known = raisedAfter(ssd(15), ssd(40, 'windows-server-2025'), image('windows-server-2025'), null);
  expect(known).toEqual(raised);
  expect(withChosenDisk(sampleCatalogue, ssd(40, 'windows-server-2025'), image('debian-13'), known)).toEqual({
    disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
    ...image('debian-13'),
  });
  expect(raisedAfter(ssd(40), ssd(15), image('debian-13'), known)).toBeNull();
});

test('R-5.6 it becomes as small as the next image allows, and all the way with the one after that', () => {
  const small: RaisedDisk = { chosenGib: 10, raisedGib: 40 };
  const change = withChosenDisk(withDocker, ssd(40), image('docker'), small);
  expect(change).toMatchObject({ disk: { sizeGib: 15 } });
  const known = raisedAfter(ssd(40), ssd(15), change, small);
  expect(known).toEqual({ chosenGib: 10, raisedGib: 15 });
  expect(withChosenDisk(withDocker, ssd(15), { image: null }, known)).toMatchObject({ disk: { sizeGib: 10 } });
});

test('R-5.6 a size that the visitor has chosen since stays, and so does one that no image has raised', () => {
  expect(raisedAfter(ssd(40), ssd(60), { disk: ssd(60).disk }, raised)).toBeNull();
  expect(withChosenDisk(sampleCatalogue, ssd(60), image('debian-13'), raised)).toEqual(image('debian-13'));
  expect(withChosenDisk(sampleCatalogue, ssd(40), image('debian-13'), null)).toEqual(image('debian-13'));
  expect(raisedAfter(ssd(60), ssd(60), image('debian-13'), raised)).toBeNull();
  expect(raisedAfter(ssd(60), ssd(60), {}, raised)).toBeNull();
});

test('R-5.6 other choices change nothing of it, and a disk that is chosen with the image counts', () => {
  expect(raisedAfter(ssd(40), ssd(40), {}, raised)).toBe(raised);
  expect(withChosenDisk(sampleCatalogue, ssd(40), {}, raised)).toEqual({});
  const both = { ...image('debian-13'), disk: ssd(40).disk };
  expect(withChosenDisk(sampleCatalogue, ssd(40), both, raised)).toBe(both);
  const unknown = { disk: { type: 'tape', sizeGib: 40 }, image: null };
  expect(withChosenDisk(sampleCatalogue, unknown, image('debian-13'), raised)).toEqual(image('debian-13'));
});
