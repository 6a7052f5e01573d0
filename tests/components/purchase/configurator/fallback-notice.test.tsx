import { expect, test } from '@jest/globals';
import type { Fallback } from '#lib/catalogue/read-purchase-address.ts';
import { FallbackNotice } from '#components/purchase/configurator/fallback-notice.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const lineOf = (fallback: Fallback): string | undefined =>
  renderInSite(<FallbackNotice fallbacks={[fallback]} onClose={() => undefined} />, 'en').container.querySelector('li')?.textContent;

test.each([
  [{ parameter: 'dataDisk4', given: 'ssd_cloud_disk-40', problem: 'out-of-bounds' }, /left out/],
  [{ parameter: 'dataDisk2', given: 'tape-40', problem: 'unknown' }, /left out/],
  [{ parameter: 'dataDisk2', given: 'ssd_cloud_disk-9', problem: 'out-of-bounds' }, /reset to the minimum/],
  [{ parameter: 'image', given: 'beos', problem: 'unknown' }, /left out/],
  [{ parameter: 'snapshotDays', given: '9', problem: 'malformed' }, /^Snapshot plan · Taken on: .*left out/],
  [{ parameter: 'snapshotKeep', given: '400', problem: 'malformed' }, /^Snapshot plan · Kept: .*left out/],
  [{ parameter: 'snapshotName', given: 'x', problem: 'malformed' }, /^Snapshot plan: .*left out/],
  [{ parameter: 'bandwidth', given: '900', problem: 'out-of-bounds' }, /the minimum is used/],
  [{ parameter: 'bandwidth', given: 'x', problem: 'malformed' }, /cannot be read, so the default/],
  [{ parameter: 'bootDiskSize', given: '1e3', problem: 'malformed' }, /cannot be read, so the default/],
  [{ parameter: 'hostProductId', given: 'cvm.gone', problem: 'unknown' }, /the default is used/],
] as const)('R-5.2 the word to the visitor about %o says what stands there now', (fallback, words) => {
  expect(lineOf(fallback)).toMatch(words);
});

test('R-5.2 a snapshot plan of which nothing can be read is one line', () => {
  const parts = (['snapshotDays', 'snapshotKeep', 'snapshotName'] as const).map(
    (parameter) => ({ parameter, given: '9', problem: 'malformed' }) as const,
  );
  const { container } = renderInSite(
    <FallbackNotice fallbacks={[...parts, { parameter: 'fast', given: 'yes', problem: 'unknown' }]} onClose={() => undefined} />,
    'en',
  );
  expect(Array.from(container.querySelectorAll('li'), (line) => line.textContent)).toEqual([
    expect.stringContaining('Snapshot plan'),
    expect.stringContaining('yes'),
  ]);
});
