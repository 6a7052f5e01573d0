import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ConsentForm, type ConsentChoice } from '#components/frame/consent/consent-form.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const draw = (initial: ConsentChoice = { statistics: true, marketing: true }, short = false) => {
  const said: (ConsentChoice | 'cancelled')[] = [];
  renderInSite(
    <ConsentForm
      initial={initial}
      language="en"
      short={short}
      onConfirm={(choice) => said.push(choice)}
      onCancel={() => said.push('cancelled')}
    />,
    'en',
  );
  return said;
};

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const switches = () => screen.getAllByRole<HTMLInputElement>('switch');

beforeEach(() => window.localStorage.clear());

describe('R-3.9 the four categories', () => {
  test('the first two are on and cannot be switched off, the others are on and can', () => {
    draw();
    expect(switches().map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  test('where the site’s setting says so, the others are off beforehand', () => {
    draw({ statistics: false, marketing: false });
    expect(switches().map(({ checked }) => checked)).toEqual([true, true, false, false]);
  });

  test('confirming says what is switched on', () => {
    const said = draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Marketing' }));
    press('Confirm my choice');
    expect(said).toEqual([{ statistics: true, marketing: false }]);
  });

  test('refusing takes one press, whatever is switched on, on a button that looks like the one that agrees', () => {
    const said = draw();
    press('Only necessary');
    expect(said).toEqual([{ statistics: false, marketing: false }]);
    const [agree, refuse] = ['Confirm my choice', 'Only necessary'].map((name) => screen.getByRole('button', { name }));
    expect(agree?.className).toBe(refuse?.className);
  });

  test('over a page only the kinds that are always on are folded, and what is seen is confirmed by one press', () => {
    const said = draw({ statistics: true, marketing: false }, true);
    const form = screen.getByText('All four kinds').closest('form');
    expect(form).toHaveAttribute('data-folded');
    expect(switches().map((each) => [each.checked, each.closest('li')?.hasAttribute('data-fixed')])).toEqual([
      [true, false],
      [false, false],
    ]);
    press('Confirm my choice');
    expect(said).toEqual([{ statistics: true, marketing: false }]);
    fireEvent.click(screen.getByText('All four kinds'));
    expect(form).not.toHaveAttribute('data-folded');
    expect(switches()).toHaveLength(4);
    expect(screen.getByText('All four kinds')).toHaveAttribute('aria-expanded', 'true');
  });

  test('cancelling chooses nothing', () => {
    const said = draw();
    press('Cancel');
    expect(said).toEqual(['cancelled']);
    expect(window.localStorage).toHaveLength(0);
  });

  test('each switch has its name and what it is for, and the policy is a link', () => {
    draw();
    expect(
      switches()
        .map((each) => each.getAttribute('aria-describedby'))
        .every((id) => id && document.getElementById(id)?.textContent),
    ).toBe(true);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/doc/article/privacy');
  });
});
