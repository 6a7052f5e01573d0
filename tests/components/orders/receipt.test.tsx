import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { refundedReceipt, sampleReceipt } from '#components/orders/receipt/receipt-samples.ts';
import type { ReceiptPorts } from '#components/orders/receipt/receipt-ports.ts';
import { OrderReceipt } from '#components/orders/receipt/receipt-view.tsx';
import { downloads } from '#lib/state/save-file.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { heading, ok } from './order-page-under-test.tsx';

const read = jest.fn<ReceiptPorts['read']>();
const pdf = jest.fn<ReceiptPorts['pdf']>();

beforeEach(() => {
  read.mockReset();
  pdf.mockReset();
});

const show = (answer: Awaited<ReturnType<ReceiptPorts['read']>>, isOfRefunds = false): Promise<void> => {
  read.mockResolvedValue(answer);
  return act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <OrderReceipt id={sampleReceipt.id} language="en" isOfRefunds={isOfRefunds} calls={{ read, pdf }} />
        </SWRConfig>,
      ),
  );
};
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a receipt', () => {
  test('R-5.9 shows the order as it was charged and paid, each amount beside its name', async () => {
    await show(ok(sampleReceipt));
    expect(heading()).toBe('Receipt');
    expect(screen.getAllByText('S-4NPY-5RQ5')[0]).toBeVisible();
    const bill = screen.getByRole('table', { name: 'What was ordered' });
    expect(
      within(bill)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Server c1m1$1.85',
      'Boot disk, 15 GiB SSD$0.72',
      'Outbound transfer, 500 GB$0.90',
      'Harbour opening (10%)−$0.34',
      'Total, taxes included$3.13',
    ]);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/product/vps-buy/order/${sampleReceipt.id}`);
  });

  test('leads to the withdrawal from its contract while that is possible, and not afterwards', async () => {
    await show(ok({ ...sampleReceipt, withdrawal: { number: 'S-4NPY-5RQ5', until: '2026-12-07T12:00:00.000Z' } }));
    expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
      'href',
      '/product/vps-buy/withdraw?order=S-4NPY-5RQ5',
    );
    expect(
      screen.getByText(/^If you are a consumer and live in one of the countries listed there, you can withdraw until 7 Dec 2026, 12:00/),
    ).toBeVisible();
    cleanup();
    await show(ok(sampleReceipt));
    expect(screen.queryByRole('link', { name: /Withdraw/ })).toBeNull();
  });

  test('R-6.7 shows refunds, and what was kept', async () => {
    await show(ok({ ...refundedReceipt, language: 'en' }));
    expect(screen.getByRole('table', { name: 'Refunds' })).toHaveTextContent('The buyer asked for the refund−¥1,603Paid, less refunds¥55');
  });

  test('says that there is none while nothing was paid', async () => {
    await show(ok(null));
    expect(screen.getByRole('status')).toHaveTextContent('No payment was taken for this order');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an unknown order and another account’s read alike, and who is logged out is asked to log in', async () => {
    await show(refused('doesNotExist'));
    expect(heading()).toBe('Order not found');
    cleanup();
    await show(loggedOut);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('the PDF is asked for once, in the page’s language, and saved under the order’s number', async () => {
    const save = jest.spyOn(downloads, 'save').mockImplementation(() => undefined);
    pdf.mockResolvedValue(ok({ fileName: 'S-4NPY-5RQ5.pdf', pdf: 'JVBERi0=' }));
    await show(ok(sampleReceipt));
    await press('Download as PDF');
    expect(pdf.mock.calls).toEqual([[sampleReceipt.id, 'en', {}]]);
    expect(save.mock.calls).toEqual([['S-4NPY-5RQ5.pdf', new TextEncoder().encode('%PDF-'), 'application/pdf']]);
    expect(screen.getByRole('button', { name: 'Download as PDF' })).not.toHaveAttribute('aria-busy');
    save.mockRestore();
  });

  test('company, tax number and address are printed as they are typed, on the page and in the PDF', async () => {
    await show(ok(sampleReceipt));
    const type = (label: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
    await type('Company', ' Quay Shipping GmbH ');
    await type('Tax number', 'DE123456789');
    await type('Address', 'Kaistraße 1\n20457 Hamburg');
    const sheet = screen.getByRole('article');
    for (const line of ['Quay Shipping GmbH', 'Tax number DE123456789', 'Kaistraße 1', '20457 Hamburg'])
      expect(within(sheet).getByText(line)).toBeVisible();
    pdf.mockResolvedValue(ok(null));
    await press('Download as PDF');
    const billedTo = { company: 'Quay Shipping GmbH', taxNumber: 'DE123456789', address: 'Kaistraße 1\n20457 Hamburg' };
    expect(pdf.mock.calls).toEqual([[sampleReceipt.id, 'en', billedTo]]);
    expect(screen.getByText(/We store it nowhere/)).toBeInTheDocument();
  });

  test('what cannot be printed is marked, and no PDF is asked for', async () => {
    await show(ok(sampleReceipt));
    await act(async () => void fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Quay 🚢' } }));
    expect(screen.getByLabelText('Company')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription(/cannot be printed: 🚢/);
    expect(screen.getByLabelText('Company')).toHaveValue('Quay 🚢');
    await press('Download as PDF');
    expect(pdf).not.toHaveBeenCalled();
    expect(screen.getByText('Please correct the marked fields first.')).toBeVisible();
  });

  test('a PDF that cannot be made, or not yet again, says so and can be asked for again', async () => {
    await show(ok(sampleReceipt));
    pdf.mockResolvedValue(busy);
    await press('Download as PDF');
    expect(screen.getByRole('alert')).toHaveTextContent('or print this page');
    pdf.mockResolvedValue({ ok: false, kind: 'busy', reason: 'status', status: 429, text: null, waitSeconds: 6 });
    await press('Download as PDF');
    expect(screen.getByRole('alert')).toHaveTextContent('try again in 6 seconds');
    const shown = jest.spyOn(pageOutcomes, 'show');
    pdf.mockResolvedValue(loggedOut);
    await press('Download as PDF');
    expect(shown.mock.calls).toEqual([[{ kind: 'login' }]]);
    expect(document.querySelector('.fault')).toBeEmptyDOMElement();
    shown.mockRestore();
  });

  test('is printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await show(ok(sampleReceipt));
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the page of the credit notes', () => {
  const inEnglish = { ...refundedReceipt, language: 'en' as const };

  test('R-6.7 has a sheet for each refund, the first with the page’s heading, and leads to the receipt, which leads to it', async () => {
    await show(ok(inEnglish), true);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Credit note');
    expect(screen.getByRole('heading', { level: 2, name: 'Credit note' })).toBeVisible();
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('R-S-4NPY-5RQ5-2');
    const order = `/product/vps-buy/order/${sampleReceipt.id}`;
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `${order}/receipt`);
    cleanup();
    await show(ok(inEnglish));
    expect(screen.getByRole('link', { name: 'Credit note' })).toHaveAttribute('href', `${order}/credit-note`);
    cleanup();
    await show(ok(sampleReceipt));
    expect(screen.queryByRole('link', { name: 'Credit note' })).toBeNull();
  });

  test('asks for the PDF of the one that is pressed, printed for whom was typed', async () => {
    const save = jest.spyOn(downloads, 'save').mockImplementation(() => undefined);
    pdf.mockResolvedValue(ok({ fileName: 'R-S-4NPY-5RQ5-2.pdf', pdf: 'JVBERi0=' }));
    await show(ok(inEnglish), true);
    await act(async () => void fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Quay Shipping GmbH' } }));
    for (const sheet of screen.getAllByRole('article')) expect(within(sheet).getByText('Quay Shipping GmbH')).toBeVisible();
    await press('Download R-S-4NPY-5RQ5-2 as PDF');
    expect(pdf.mock.calls).toEqual([[sampleReceipt.id, 'en', { company: 'Quay Shipping GmbH', creditNote: 2 }]]);
    expect(save.mock.calls[0]?.[0]).toBe('R-S-4NPY-5RQ5-2.pdf');
    save.mockRestore();
  });

  test('says that there is none while nothing was refunded', async () => {
    await show(ok(sampleReceipt), true);
    expect(heading()).toBe('Credit note');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing has been refunded for this order');
    cleanup();
    await show(refused('doesNotExist'), true);
    expect(heading()).toBe('Order not found');
  });
});
