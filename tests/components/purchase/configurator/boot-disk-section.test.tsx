import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BootDiskSection } from '#components/purchase/configurator/boot-disk-section.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { breakable } from '#lib/content/values/unbroken-text.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const draw = (isReset: boolean) =>
  renderInSite(
    <BootDiskSection
      catalogue={sampleCatalogue}
      configuration={starterServer}
      language="en"
      stock={undefined}
      change={() => undefined}
      isReset={isReset}
    />,
    'en',
  );

test('R-5.6 a boot disk that gave way to another choice says so in its own step, politely', () => {
  draw(true);
  expect(breakable(screen.getByRole('status').textContent)).toMatch(
    new RegExp(`is now ${starterServer.disk.sizeGib} GiB: .* to .* GiB are possible`),
  );
});

test('a boot disk as it was asked for says nothing', () => {
  draw(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
