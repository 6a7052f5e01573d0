import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { WithdrawalPage } from '#components/orders/withdrawal/withdrawal-page.tsx';
import type { WithdrawalPorts } from '#components/orders/withdrawal/withdrawal-ports.ts';
import type { WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { namedCountries } from '#lib/format/country-name.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { withdrawalKeyPath, withdrawalPath } from '#lib/orders/withdrawal-address.ts';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const id = '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14';
const said: WithdrawalMessage = {
  ...{ statedAt: '2026-11-27T14:05:00.000Z', name: 'Ada Lovelace', contract: 'S-4NPY-5RQ5', email: 'ada@example.com', country: 'DE' },
  ...{ outcome: 'recorded', order: null },
};
const order = { id, number: 'S-4NPY-5RQ5', backMinor: 347, currency: 'USD' } as const;
const calls = {
  state: jest.fn<WithdrawalPorts['state']>(),
  asked: jest.fn<WithdrawalPorts['asked']>(),
  confirm: jest.fn<WithdrawalPorts['confirm']>(),
};

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  calls.state.mockResolvedValue({ ok: true, message: said });
});

const show = async (language: Language = 'en', path = withdrawalPage, isOffered = true): Promise<void> => {
  window.history.replaceState(null, '', path);
  const right = isOffered ? { days: 14, countries: namedCountries(['FR', 'DE'], language) } : null;
  await act(async () => {
    renderInSite(
      <WithdrawalPage
        content={{ right, email: 'support@marlow.example' }}
        seller="Marlow Hosting Limited"
        language={language}
        calls={calls}
      />,
      language,
    );
  });
};

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const fill = (): void => {
  type('name', 'Ada Lovelace');
  type('contract', 'S-4NPY-5RQ5');
  type('email', 'ada@example.com');
  type('country', 'DE');
};
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const words = {
  en: { next: 'Continue', confirm: 'Confirm withdrawal', country: 'Germany' },
  zh: { next: '继续', confirm: '确认撤回', country: '德国' },
  ja: { next: '次へ進む', confirm: '撤回を確定する', country: 'ドイツ' },
} as const;

const ofNames = {
  en: {
    registered: 'The domain name of this order is registered',
    ends: 'The right does not apply to a domain name once it is registered',
  },
  zh: { registered: '此订单的域名已注册', ends: '域名注册完成后，不再适用撤回权' },
  ja: { registered: 'このご注文のドメインは登録済みです', ends: 'ドメインは、登録が完了すると撤回できません' },
} as const;

describe('R-6.7 withdrawing from a contract', () => {
  test.each(languages)(
    'takes two steps in %s: a statement of four things, and one button that confirms what was stated',
    async (language) => {
      await show(language);
      fill();
      await press(words[language].next);
      expect(calls.state).not.toHaveBeenCalled();
      for (const part of ['Ada Lovelace', 'S-4NPY-5RQ5', 'ada@example.com', words[language].country])
        expect(document.body).toHaveTextContent(part);
      await press(words[language].confirm);
      expect(calls.state).toHaveBeenCalledTimes(1);
      expect(calls.state.mock.calls[0]?.[0]).toEqual({
        name: 'Ada Lovelace',
        contract: 'S-4NPY-5RQ5',
        email: 'ada@example.com',
        country: 'DE',
      });
      expect(calls.state.mock.calls[0]?.[2]).toBe(language);
      expect(document.body).toHaveTextContent(formatInstant(Date.parse(said.statedAt), language));
    },
  );

  test('has the number of the order filled in where the order led to it', async () => {
    await show('en', withdrawalPath('S-4NPY-5RQ5'));
    expect(field('contract').value).toBe('S-4NPY-5RQ5');
  });

  test('says at each field what is missing, and goes to the first of them', async () => {
    await show();
    type('email', 'nowhere');
    await press('Continue');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    expect(field('name')).toHaveFocus();
    expect(field('email').value).toBe('nowhere');
    fill();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  test('keeps everything that was typed when it fails, says why, and states the same again under the same key', async () => {
    calls.state.mockResolvedValueOnce(busy);
    await show();
    fill();
    await press('Continue');
    await press('Confirm withdrawal');
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await press('Confirm withdrawal');
    const [first, second] = calls.state.mock.calls;
    expect([second?.[0], second?.[1]]).toEqual([first?.[0], first?.[1]]);
    expect(document.body).toHaveTextContent('Receipt of your withdrawal');
  });

  test('goes back to the field that the service refuses', async () => {
    calls.state.mockResolvedValueOnce(
      refused('withdrawalCountry', 'The right of withdrawal is not granted for this country.', { field: 'country' }),
    );
    await show();
    fill();
    await press('Continue');
    await press('Confirm withdrawal');
    expect(field('country')).toHaveAttribute('aria-invalid', 'true');
    expect(field('name').value).toBe('Ada Lovelace');
  });

  test('lets the statement be changed before it is confirmed', async () => {
    await show();
    fill();
    await press('Continue');
    await press('Edit the statement');
    expect(field('name').value).toBe('Ada Lovelace');
  });

  test('tells the owner of an order at once what goes back, with the way to the order', async () => {
    calls.state.mockResolvedValueOnce({ ok: true, message: { ...said, outcome: 'withdrawn', order } });
    await show();
    fill();
    await press('Continue');
    await press('Confirm withdrawal');
    expect(document.body).toHaveTextContent('$3.47');
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute('href', `/product/vps-buy/order/${id}`);
  });

  test.each(languages)(
    'R-5.14 of a name that is registered says so, and the page says before that the right ends with it (%s)',
    async (language) => {
      const { registered, ends } = ofNames[language];
      calls.state.mockResolvedValueOnce({ ok: true, message: { ...said, outcome: 'registered', order } });
      await show(language);
      expect(document.body).toHaveTextContent(ends);
      fill();
      await press(words[language].next);
      await press(words[language].confirm);
      expect(document.querySelector('[data-outcome=registered]')).toHaveTextContent(registered);
    },
  );

  test('is one press by the link of the e-mail', async () => {
    const asked: WithdrawalMessage = { ...said, outcome: 'asked', order };
    calls.asked.mockResolvedValueOnce({ ok: true, message: asked });
    calls.confirm.mockResolvedValueOnce({ ok: true, message: { ...asked, outcome: 'withdrawn' } });
    await show('en', withdrawalKeyPath(id));
    expect(document.querySelector('form')).toBeNull();
    await press('Confirm withdrawal');
    expect(calls.confirm.mock.calls).toEqual([[id]]);
    expect(document.body).toHaveTextContent('The withdrawal has taken effect.');
  });

  test('says that a link names no statement, and offers another look where it could not be looked up', async () => {
    calls.asked.mockResolvedValueOnce(refused('withdrawalLinkUnknown', 'This link is not complete, or names no statement.'));
    await show('en', withdrawalKeyPath(id));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('looks the statement of a link up again on request', async () => {
    calls.asked.mockResolvedValueOnce(busy).mockResolvedValueOnce({ ok: true, message: { ...said, outcome: 'asked', order } });
    await show('en', withdrawalKeyPath(id));
    await press('Try again');
    expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeInTheDocument();
  });

  test('is not offered where the site settings grant no right', async () => {
    await show('en', withdrawalPage, false);
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Refund policy' })).toHaveAttribute('href', '/doc/article/refund');
  });
});
