import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ComparedSizes } from '#components/frame/compare/compared-sizes.tsx';
import { PinButton } from '#components/ui/compare/pin-button.tsx';
import { pinnedSizes } from '#components/ui/compare/pinned-sizes.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

afterEach(() => {
  act(() => pinnedSizes.clear());
  window.sessionStorage.clear();
});

const list = ['c1m1', 'c2m4', 'c4m8', 'c8m16'];
const draw = () =>
  renderInSite(
    <>
      {list.map((name, place) => (
        <PinButton
          key={name}
          name={name}
          region="Tokyo-1"
          vcpu={place + 1}
          memoryGib={4}
          diskGib={30}
          href={`/product/vps-buy?hostProductId=${name}`}
        />
      ))}
      <ComparedSizes language="en" />
    </>,
  );
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name: `Compare ${name}` }));
const bar = () => screen.findByRole('region', { name: 'Sizes to compare' });
const stored = (): unknown => JSON.parse(window.sessionStorage.getItem('pinnedSizes') ?? '[]');

describe('sizes put aside from a list', () => {
  test('nothing is drawn before the first one; one alone asks for another', async () => {
    draw();
    expect(screen.queryByRole('region')).toBeNull();
    press('c2m4');
    expect(await bar()).toHaveTextContent('Add another size to compare with.');
    expect(screen.getByRole('button', { name: 'Compare c2m4' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('Compare in the calculator')).toBeNull();
  });

  test('R-5.11 two or three lead to the calculator, in the order in which they were chosen', async () => {
    draw();
    press('c4m8');
    press('c1m1');
    const link = await screen.findByText('Compare in the calculator');
    const query = new URL(link.closest('a')?.href ?? '').searchParams;
    expect([query.get('view'), query.get('server1'), query.get('server2')]).toEqual([
      'calculator',
      'hostProductId=c4m8',
      'hostProductId=c1m1',
    ]);
    await waitFor(() => expect(stored()).toMatchObject([{ name: 'c4m8' }, { name: 'c1m1' }]));
  });

  test('a fourth is not taken, and the bar says why', async () => {
    draw();
    for (const name of list) press(name);
    expect(await bar()).toHaveTextContent('Three sizes at most. Remove one first.');
    expect(screen.getByRole('button', { name: 'Compare c8m16' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(stored()).toHaveLength(3));
  });

  test('one is removed by its cross, all by one button, and then nothing is stored', async () => {
    draw();
    press('c1m1');
    press('c2m4');
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Remove c1m1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove c1m1' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Compare c1m1' })).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(stored()).toEqual([]));
  });

  test('what the tab stored is shown again, but for what is damaged', async () => {
    const sound = { name: 'c2m4', region: 'Tokyo-1', query: 'hostProductId=c2m4', vcpu: 2, memoryGib: 4, diskGib: 30 };
    window.sessionStorage.setItem('pinnedSizes', JSON.stringify([sound, { ...sound, vcpu: 'many' }, null]));
    draw();
    expect(await bar()).toHaveTextContent('c2m4Tokyo-1 · Boot disk 30 GiB');
    expect(screen.getAllByRole('button', { name: /^Remove c/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Compare c2m4' })).toHaveAttribute('aria-pressed', 'true');
  });
});
