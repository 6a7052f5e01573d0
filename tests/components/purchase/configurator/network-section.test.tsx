import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NetworkSection } from '#components/purchase/configurator/network-section.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { SnapshotFields } from '#components/purchase/configurator/snapshot-fields.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { breakable } from '#lib/content/values/unbroken-text.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const windows = { kind: 'image', code: 'windows-server-2025' } as const;

const networkOf = (change: Partial<PurchaseConfiguration>): string => {
  const { container, unmount } = renderInSite(
    <NetworkSection
      catalogue={sampleCatalogue}
      configuration={{ ...starterServer, ...change }}
      language="en"
      stock={undefined}
      change={() => undefined}
    />,
    'en',
  );
  const text = breakable(container.textContent);
  unmount();
  return text;
};

const { region, model, traffic, securityGroup } = starterServer;
const quoted: WireConfiguration = {
  region,
  model,
  traffic,
  securityGroup,
  disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  snapshot: null,
};

const factsOf = (change: Partial<WireConfiguration>): string => {
  const { container, unmount } = renderInSite(
    <ServerFacts configuration={{ ...quoted, ...change }} period="1 month" password="own" catalogue={sampleCatalogue} language="en" />,
    'en',
  );
  const text = breakable(container.textContent);
  unmount();
  return text;
};

describe('R-5.10 what comes in', () => {
  test.each([
    [1, 50],
    [50, 50],
    [51, 51],
    [200, 200],
  ])('is told beside an outbound bandwidth of %d Mbps: %d Mbps', (bandwidthMbps, inbound) => {
    expect(networkOf({ bandwidthMbps })).toContain(
      `Inbound is 50 Mbps, or equal to your outbound bandwidth if you set that higher: ${inbound} Mbps now.`,
    );
  });

  test.each([
    [50, 50],
    [200, 200],
    [20, 50],
  ])('stands in the facts of a server with %d Mbps outbound: %d Mbps', (bandwidthMbps, inbound) => {
    expect(factsOf({ bandwidthMbps })).toMatch(new RegExp(`${bandwidthMbps} Mbps.*${inbound} Mbps`));
  });
});

describe('R-5.13 where a server is put together', () => {
  test('the included addresses are shown', () => {
    expect(networkOf({})).toContain('1 IPv4 and 8 IPv6 addresses are included');
  });

  test.each([
    ['22', { kind: 'image', code: 'debian-13' } as const],
    ['3389', windows],
    ['22 or 3389', { kind: 'iso', source: 'https://a.example/a.iso' } as const],
  ])('remote access is by port %s, as the image is', (ports, image) => {
    expect([networkOf({ image }), factsOf({ image })].map((text) => text.includes(`remote access (${ports})`))).toEqual([true, true]);
  });

  test('a closed security group lets nothing in, and none but the web group opens 80 and 443', () => {
    expect(factsOf({ securityGroup: 'closed' })).not.toMatch(/remote access/i);
    expect([factsOf({ securityGroup: 'default' }), factsOf({ securityGroup: 'web' })].map((text) => text.includes('80, 443'))).toEqual([
      false,
      true,
    ]);
  });

  test('the free snapshots are shown before a plan is chosen', () => {
    renderInSite(<SnapshotFields snapshot={null} onChange={() => undefined} />, 'en');
    expect(screen.getByText(/^5 GiB of snapshots are free in every account/)).toBeInTheDocument();
  });
});
