import { useCallback, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { Dropdown } from '../menu/dropdown.tsx';

/** Without scripts there is no choice: a page then shows the language's own currency. */
const MenuSlot = styled('div', { base: { '@media (scripting: none)': { display: 'none' } } });

const loadChoices = () => import('./currency-choices.tsx');

/**
 * The currency of all prices: every one is in the page and the style sheet shows the stored one, before the first paint.
 */
export function CurrencyMenu({ language }: { language: Language }) {
  const { t } = useTranslation('frame');
  const [choices, setChoices] = useState<Awaited<ReturnType<typeof loadChoices>> | null>(null);
  const open = useCallback(
    () =>
      void loadChoices()
        .then(setChoices)
        .catch(() => undefined),
    [],
  );
  return (
    <MenuSlot>
      <Dropdown
        label={
          <>
            <VisuallyHidden>{t('currency.name')}</VisuallyHidden>
            {currencies.map((currency) => (
              <span key={currency} data-amount={currency}>
                {currency}
              </span>
            ))}
          </>
        }
        onOpen={open}
      >
        <p className="about">{t('currency.about')}</p>
        {choices ? <choices.CurrencyChoices language={language} /> : null}
      </Dropdown>
    </MenuSlot>
  );
}
