import { beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { OrderPorts } from '#components/orders/order-ports.ts';
import { sampleOrder } from '#components/orders/order-samples.ts';
import { OrderView } from '#components/orders/order-view.tsx';
import type { ReadOrder } from '#components/orders/use-order.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { busy } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

export const ok = <Message,>(message: Message): MydocResult<Message> => ({ ok: true, message });

const readOrder = jest.fn<ReadOrder>();
export const pay = jest.fn<OrderPorts['pay']>();
export const cancel = jest.fn<OrderPorts['cancel']>();
export const askOffer = jest.fn<OrderPorts['offer']>();
export const refund = jest.fn<OrderPorts['refund']>();
export const leave = jest.fn<(address: string) => void>();

/** Gives each test of a file the address of the sample order, and calls that nothing has answered yet. */
export function openOrderPages(): void {
  beforeEach(() => {
    for (const mock of [readOrder, pay, cancel, askOffer, refund, leave]) mock.mockReset();
    jest.spyOn(leavePage, 'to').mockImplementation(leave);
    window.history.replaceState(null, '', `/product/vps-buy/order/${sampleOrder.id}`);
  });
}

/** The page after the first of these answers; the last one is repeated. */
export const show = async (...answers: readonly (MydocFailure | AnyOrder)[]): Promise<void> => {
  const results = answers.map((answer) => ('ok' in answer ? answer : ok(answer)));
  readOrder.mockImplementation(async () => (results.length > 1 ? results.shift() : results[0]) ?? busy);
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <OrderView
            id={sampleOrder.id}
            catalogue={sampleCatalogue}
            promotions={[]}
            language="en"
            readOrder={readOrder}
            acts={{ pay, cancel, offer: askOffer, refund }}
          />
        </SWRConfig>,
      ),
  );
};

export const press = async (name: RegExp | string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
export const steps = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-label="Order progress"] li')].map(
    (step) => `${step.className} ${step.querySelector('b')?.textContent}`,
  );
