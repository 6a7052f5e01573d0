import { expect, test } from '@jest/globals';
import { remoteAccess } from '#lib/orders/remote-access.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

test('a server is reached by SSH, one with Windows by remote desktop, one with an image of the buyer’s own by what only they know', async () => {
  const catalogue = await seededCatalogue();
  const of = (code: string) => remoteAccess('203.0.113.7', { kind: 'image', code }, catalogue);
  expect(of('debian-13')).toEqual({ kind: 'ssh', line: 'ssh root@203.0.113.7' });
  expect(of('windows-server-2025')).toEqual({ kind: 'remote-desktop', line: '203.0.113.7:3389' });
  expect([
    of('gone'),
    remoteAccess('203.0.113.7', { kind: 'iso', source: 'upload-1' }, catalogue),
    remoteAccess('203.0.113.7', null, catalogue),
  ]).toEqual([null, null, null]);
});
