import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { AutomaticDialog } from '#components/orders/automatic/automatic-dialog.tsx';
import type { AutomaticPorts } from '#components/orders/automatic/automatic-ports.ts';
import { automaticOff, automaticOn } from '#components/orders/automatic/automatic.examples.tsx';
import { activeOrder } from '#components/orders/order-samples.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const ok = (message: AutomaticState) => ({ ok: true, message }) as const;

const read = jest.fn<AutomaticPorts['read']>();
const turnOn = jest.fn<AutomaticPorts['turnOn']>();
const turnOff = jest.fn<AutomaticPorts['turnOff']>();
const onChanged = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  for (const mock of [read, turnOn, turnOff, onChanged, onClose]) mock.mockReset();
});

const show = async (answer: AutomaticState | MydocFailure): Promise<void> => {
  read.mockResolvedValue('ok' in answer ? answer : ok(answer));
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <AutomaticDialog
            order={activeOrder}
            catalogue={sampleCatalogue}
            language="en"
            onChanged={onChanged}
            onClose={onClose}
            ports={{ read, turnOn, turnOff }}
          />
        </SWRConfig>,
      ),
  );
};
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('R-5.9 the dialog of automatic renewal', () => {
  test('says what is charged, when and by which method, before it is turned on at that price', async () => {
    await show(automaticOff);
    fireEvent.change(screen.getByLabelText('Renew for'), { target: { value: '1y' } });
    expect(screen.getByText(/^On 18 Dec 2026.*three days before your server ends, we charge \$37\.48 by Alipay\./)).toBeVisible();
    turnOn.mockResolvedValue(ok(automaticOn));
    await press('Turn on automatic renewal');
    expect(turnOn).toHaveBeenCalledWith(activeOrder.id, '1y', 3_748);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^On: \$37\.48 for .* is charged on 18 Dec 2026/)).toBeVisible();
  });

  test('turns it off, and says how it stands afterwards', async () => {
    await show(automaticOn);
    turnOff.mockResolvedValue(ok(automaticOff));
    await press('Turn off automatic renewal');
    expect(turnOff).toHaveBeenCalledWith(activeOrder.id);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Turn on automatic renewal' })).toBeVisible();
  });

  test('without a saved method says where one is kept, and offers nothing to turn on', async () => {
    await show({ ...automaticOff, method: null });
    expect(screen.getByText(/^No payment method is saved in the account centre\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on automatic renewal' })).toBeNull();
  });

  test('shows the price of now where it has changed, with the words of the service', async () => {
    await show(automaticOff);
    turnOn.mockResolvedValue(refused('renewalPriceChanged', 'The renewal price has changed.'));
    read.mockResolvedValue(ok({ ...automaticOff, periods: [{ period: '1m', totalMinor: 900 }] }));
    await press('Turn on automatic renewal');
    expect(await screen.findByText('The renewal price has changed.')).toBeVisible();
    expect(screen.getByText(/we charge \$9\.00 by Alipay/)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });

  test('keeps the chosen period where nothing answers, and asks again on request', async () => {
    await show(busy);
    read.mockResolvedValue(ok(automaticOff));
    await press('Check again now');
    fireEvent.change(screen.getByLabelText('Renew for'), { target: { value: '1y' } });
    turnOn.mockResolvedValue(busy);
    await press('Turn on automatic renewal');
    expect(screen.getByLabelText('Renew for')).toHaveValue('1y');
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('gives way to the log-in where the session has ended', async () => {
    const asked = jest.spyOn(pageOutcomes, 'show').mockImplementation(() => undefined);
    await show(automaticOff);
    turnOn.mockResolvedValue(loggedOut);
    await press('Turn on automatic renewal');
    expect(asked).toHaveBeenCalledWith({ kind: 'login' });
    expect(onClose).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
