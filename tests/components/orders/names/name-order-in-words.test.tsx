import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { NameDetails } from '#components/orders/names/name-details.tsx';
import { registeredName, risenName, takenName } from '#components/orders/names/name-order-samples.ts';
import { OrderView } from '#components/orders/order-view.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const show = (language: Language): Promise<void> =>
  act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <OrderView
            id={registeredName.id}
            catalogue={sampleCatalogue}
            promotions={[]}
            language={language}
            readOrder={async () => ({ ok: true, message: registeredName })}
          />
        </SWRConfig>,
        language,
      ),
  );

test.each([
  ['en', 'Domain being registered', 'Pending'],
  ['zh', '注册域名', '尚未开始'],
  ['ja', 'ドメインの登録手続き', 'これから'],
] as const)('R-5.14 a name that is registered has no step that is still to come (%s)', async (language, step, toCome) => {
  await show(language);
  const steps = [...document.querySelectorAll('ol li')].filter((item) => item.classList.contains('done'));
  expect(steps).toHaveLength(4);
  expect(steps[2]?.querySelector('b')?.textContent).toContain(step);
  for (const done of steps) expect(done.textContent).not.toContain(toCome);
});

test.each(['en', 'zh', 'ja'] as const)('R-5.14 an order of a name speaks of no server (%s)', async (language) => {
  await show(language);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '');
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) expect(heading).not.toMatch(/server|服务器|サーバー/i);
});

test.each([
  [registeredName, 1],
  [takenName, 0],
  [risenName, 0],
])('R-5.14 the order of a name speaks of its renewal unless its price goes back (%#)', async (order, times) => {
  await act(
    async () =>
      void renderInSite(<NameDetails seen={{ order, seenAtMs: 0 }} stale={false} language="en" onOrder={() => {}} onAskAgain={() => {}} />),
  );
  expect(screen.queryAllByText(/You renew it yourself/)).toHaveLength(times);
});
