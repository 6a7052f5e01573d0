import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { QuoteLine } from '#components/purchase/quote/quote-line.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { quoteLine } from '#lib/public-api/quote-line.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const writeText = jest.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

const open = (): string => {
  renderInSite(<QuoteLine catalogue={sampleCatalogue} configuration={starterServer} />);
  const details = screen.getByText('Get this price with curl').closest('details');
  if (!details) throw new Error('there is nothing to open');
  expect(details.querySelector('pre')).toBeNull();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return quoteLine(window.location.origin, starterServer, sampleCatalogue);
};

describe('the line for a script beside the price', () => {
  test('is drawn when it is opened, and copied whole with one click', async () => {
    const line = open();
    expect(document.querySelector('pre')?.textContent).toBe(line);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText.mock.calls).toEqual([[line]]);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  test('says so where copying fails, and the line stays to be selected', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    open();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(screen.getByRole('status')).toHaveTextContent('Copying failed. Please select the line and copy it yourself.');
  });
});
