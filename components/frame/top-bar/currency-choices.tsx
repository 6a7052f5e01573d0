import { useEffect } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { currencySymbol } from '#lib/money/format-money.ts';
import { readStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { useRead } from '#components/ui/calls/use-read.ts';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import { chooseCurrency } from '#components/ui/currency/choose-currency.ts';
import { keepOfferedCurrencies } from './offered-currencies.ts';

const loadCall = async () => (await import('#lib/contracts/calls/first-calls.ts')).moneyTypes;

/** The choices before an answer: what was offered before, else every currency of the site. */
function knownCurrencies(): readonly Currency[] {
  const before = readStored(browserStorage, 'currencyData')?.map(({ type }) => type);
  const known = currencies.filter((currency) => !before || before.includes(currency));
  return known.length > 0 ? known : currencies;
}

/** The currencies that the service offers, with their names in the page's language; while it is unavailable, the known ones. */
export function CurrencyChoices({ language }: { language: Language }) {
  const { t } = useTranslation('frame');
  const { message } = useRead(loadCall, 'currencies', {});
  const current = useCurrency(language);
  useEffect(() => {
    if (message) keepOfferedCurrencies(message);
  }, [message]);
  // the service names them in the language that the visitor chose last; the page may be in another
  const names = { USD: t('currency.USD'), HKD: t('currency.HKD'), JPY: t('currency.JPY') } as const satisfies Record<Currency, string>;
  const offered = message && message.length > 0 ? message.map(({ type }) => type) : knownCurrencies();
  return (
    <ul>
      {offered.map((type) => (
        <li key={type}>
          <button type="button" aria-pressed={type === current} onClick={() => chooseCurrency(type)}>
            {type === current ? <CheckIcon /> : <span />}
            <span>
              {currencySymbol(type, language)} {names[type]}
            </span>
            <span>{type}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
