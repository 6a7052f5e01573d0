import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { CurrencyChoices } from '#components/frame/top-bar/currency-choices.tsx';
import { checkOfferedCurrencies } from '#components/frame/top-bar/offered-currencies.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockCalls } from './mock-calls.ts';

const path = 'order-server/pay/getMoneyType';
const option = (type: string) => ({ type, symbol: '?', name: `${type} by name`, decimals: 2 });
const all = ['USD', 'HKD', 'JPY'].map(option);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-currency');
});

async function show(language: Language = 'en'): Promise<void> {
  await act(async () => {
    renderInSite(
      <SWRConfig value={{ provider: () => new Map() }}>
        <CurrencyChoices language={language} />
      </SWRConfig>,
      language,
    );
  });
}

const offered = (): string[] => screen.getAllByRole('button').map((button) => button.textContent ?? '');
const chosen = (): (string | null)[] => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('R-2.6 the service says which currencies there are; their names are those of the page’s language', async () => {
  mockCalls({ [path]: { message: [option('JPY'), option('USD')] } });
  await show('ja');
  await waitFor(() => expect(offered()).toEqual(['¥ 円JPY', 'US$ 米ドルUSD']));
});

test('R-2.5 the language’s own currency is the chosen one until there is a choice', async () => {
  mockCalls({ [path]: { message: all } });
  await show('zh');
  expect(chosen()).toEqual(['HK$ 港币HKD']);
});

test.each(['away', { envelope: { code: 4010, message: { key: 'x', text: 'x' } } }, { message: 'nonsense' }, { message: [] }] as const)(
  'R-2.6 without a usable answer (%j) the current choice and the known currencies stand',
  async (answer) => {
    document.documentElement.setAttribute('data-currency', 'HKD');
    mockCalls({ [path]: answer });
    await show();
    expect(offered()).toHaveLength(3);
    expect(chosen()).toEqual(['HK$ Hong Kong dollarHKD']);
  },
);

test('R-2.5 R-13.2 a choice is stored as agreed, and the page renders again', async () => {
  const reload = jest.spyOn(leavePage, 'reload').mockImplementation(() => {});
  mockCalls({ [path]: { message: all } });
  await show();
  fireEvent.click(screen.getByRole('button', { name: /Hong Kong/ }));
  expect(window.localStorage.getItem('currency')).toBe('{"type":"HKD"}');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R-13 where nothing can be stored, the choice holds for this page', async () => {
  const reload = jest.spyOn(leavePage, 'reload').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  mockCalls({ [path]: { message: all } });
  await show();
  fireEvent.click(screen.getByRole('button', { name: /yen/ }));
  expect(document.documentElement).toHaveAttribute('data-currency', 'JPY');
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(chosen()).toEqual(['¥ Japanese yenJPY']));
});

test('R-13.3 the offered currencies are requested once per tab', async () => {
  const calls = mockCalls({ [path]: { message: all } });
  await checkOfferedCurrencies();
  await checkOfferedCurrencies();
  expect(calls).toHaveBeenCalledTimes(1);
  expect(JSON.parse(window.sessionStorage.getItem('currencyData') ?? 'null')).toEqual(all);
});

test('R-2.5 a stored currency that is withdrawn is none, at once', async () => {
  window.localStorage.setItem('currency', '{"type":"HKD"}');
  document.documentElement.setAttribute('data-currency', 'HKD');
  mockCalls({ [path]: { message: [option('USD')] } });
  await checkOfferedCurrencies();
  expect(window.localStorage.getItem('currency')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-currency');
});

test('a stored currency that is still offered stays', async () => {
  window.localStorage.setItem('currency', '{"type":"HKD"}');
  document.documentElement.setAttribute('data-currency', 'HKD');
  mockCalls({ [path]: { message: all } });
  await checkOfferedCurrencies();
  expect(window.localStorage.getItem('currency')).toBe('{"type":"HKD"}');
  expect(document.documentElement).toHaveAttribute('data-currency', 'HKD');
});
