import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { AutomaticDialog } from '#components/orders/automatic/automatic-dialog.tsx';
import { automaticOff } from '#components/orders/automatic/automatic.examples.tsx';
import { activeOrder } from '#components/orders/order-samples.ts';
import { PeriodTable } from '#components/purchase/calculator/period-table.tsx';
import { PeriodSection } from '#components/purchase/configurator/period-section.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { PeriodChoice } from '#components/purchase/renewal/renewal-details.tsx';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const inThree = (name: string) => ({ en: name, zh: name, ja: name });
const quarter = { code: '1q', name: inThree('1 quarter'), months: 3, discountPercent: 3, order: 4 };
const catalogue = {
  ...sampleCatalogue,
  periods: [...sampleCatalogue.periods, { code: '3m', name: inThree('3 months'), months: 3, discountPercent: 2, order: 3 }, quarter],
};
const nothing = (): void => undefined;
const quarterly = { ...automaticOff, periods: ['1m', '3m', '1q'].map((period) => ({ period, totalMinor: 347 })) };
const ports = { read: async () => ({ ok: true, message: quarterly }) as const };

/** Every list in which a period is chosen, or compared. */
const places = {
  configurator: (language: Language) => (
    <PeriodSection catalogue={catalogue} configuration={starterServer} language={language} stock={undefined} change={nothing} />
  ),
  calculator: (language: Language) => (
    <PeriodTable
      catalogue={catalogue}
      servers={[starterServer]}
      offers={{ judge: () => null, discountsOf: () => [] }}
      promotions={[]}
      language={language}
    />
  ),
  renewal: (language: Language) => (
    <PeriodChoice catalogue={catalogue} language={language} fault={null} chosen="1m" prices={null} onPeriod={nothing} />
  ),
  'automatic renewal': (language: Language) => (
    <AutomaticDialog
      order={activeOrder}
      catalogue={catalogue}
      language={language}
      onChanged={nothing}
      onClose={nothing}
      ports={{ ...ports, turnOn: ports.read, turnOff: ports.read }}
    />
  ),
} as const satisfies Record<string, (language: Language) => ReactElement>;

const words = {
  en: '3 months and 1 quarter are equally long, each with a discount of its own: take whichever costs less.',
  zh: '3 months与 1 quarter时长相同，折扣各自设定，选价格更低的即可。',
  ja: '3 monthsと1 quarterは同じ長さで、割引率は別々に定めています。安いほうをお選びください。',
} as const satisfies Record<Language, string>;

describe.each(Object.entries(places))('R-5.12 two periods of one length in the %s', (_place, element) => {
  test.each(['en', 'zh', 'ja'] as const)('are explained by one sentence in %s', async (language) => {
    const shown = <SWRConfig value={{ provider: () => new Map() }}>{element(language)}</SWRConfig>;
    await act(async () => void renderInSite(shown, language));
    expect(screen.getAllByText(words[language])).toHaveLength(1);
  });
});
