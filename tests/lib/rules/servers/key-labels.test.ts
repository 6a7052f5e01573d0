import { expect, test } from '@jest/globals';
import { keyLabels } from '#lib/rules/servers/key-labels.ts';

const key = (name: string, data: string) => ({ name, fingerprint: `SHA256:${data.padEnd(43, 'x')}` });

test('keys are called by their names, those of the same name by the beginning of their fingerprints too', () => {
  expect(keyLabels([key('me@host', 'XX9nNDXp2D'), key('desk', 'AAAA'), key('me@host', 'nSub65Od')])).toEqual([
    'me@host (SHA256:XX9nNDXp…)',
    'desk',
    'me@host (SHA256:nSub65Od…)',
  ]);
  expect(keyLabels([])).toEqual([]);
});
