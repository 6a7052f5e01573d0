import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import type { CouponChoicePorts } from '../coupon/coupon-choice-ports.ts';
import { OrderBox } from './order-box.tsx';
import { fullServer, sampleCatalogue, sampleQuote, starterServer } from '../purchase-samples.ts';
import type { QuoteChange } from '../quote/quote-change.ts';
import { QuoteDetails } from '../quote/quote-details.tsx';
import type { OrderForm } from './use-order-form.ts';

const nothing = (): void => undefined;
const terms = { version: 2, effectiveDate: '2026-10-01', path: '/doc/article/tos' } as const;

const form: OrderForm = {
  placing: false,
  soldOut: false,
  limited: false,
  faults: {},
  termsVersion: 2,
  accepted: false,
  agreed: false,
  conditions: false,
  provedUntilMs: 0,
  checkRound: 0,
  accept: nothing,
  agree: nothing,
  meet: nothing,
  takeProof: nothing,
  forgetServer: nothing,
  order: nothing,
};

/** A service that has not answered. */
const noCoupons: CouponChoicePorts = { offer: () => new Promise(() => {}), choose: () => new Promise(() => {}) };

interface Shown {
  language: Language;
  quote?: Quote;
  change?: QuoteChange | null;
  configuration?: PurchaseConfiguration;
  state?: Partial<OrderForm>;
  choosing?: boolean;
}

function Sample({ language, quote = sampleQuote, change = null, configuration = starterServer, state = {}, choosing = false }: Shown) {
  const shown = { ...form, ...state };
  return (
    <main>
      <h1>{language}</h1>
      <QuoteDetails
        quote={quote}
        configuration={configuration}
        catalogue={sampleCatalogue}
        promotions={[]}
        language={language}
        fault={shown.faults.server ?? null}
        coupons={
          <CouponChoice
            quote={quote}
            configuration={configuration}
            catalogue={sampleCatalogue}
            language={language}
            onChosen={nothing}
            ports={noCoupons}
          />
        }
        change={null}
      >
        <OrderBox quote={quote} change={change} terms={terms} form={shown} choosing={choosing} soldOut={false} language={language} />
      </QuoteDetails>
    </main>
  );
}

const longQuote: Quote = {
  ...sampleQuote,
  hasPassword: false,
  currency: 'JPY',
  configuration: { ...sampleQuote.configuration, image: { kind: 'iso', source: 'upload-7f3a9c21e04b4f528a370c5d2b1e7f90' } },
};

export const confirmationExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Sample language="en" /> },
  {
    name: 'longest',
    language: 'ja',
    element: (
      <Sample
        language="ja"
        quote={longQuote}
        configuration={fullServer}
        change={{
          reason: 'currency',
          isDearer: false,
          before: 'US$3.13',
          now: '¥313',
          passwordLost: true,
          couponLost: true,
          otherAccount: true,
        }}
      />
    ),
  },
  {
    name: 'empty',
    language: 'en',
    element: (
      <StoreStateProvider settings={null} language="en">
        <ConfirmPage content={{ catalogue: sampleCatalogue, region: null, promotions: [], terms: null }} language="en" />
      </StoreStateProvider>
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: <Sample language="ja" state={{ limited: true, faults: { button: 'お一人さま1台までです。' } }} />,
  },
  {
    name: 'error',
    language: 'en',
    element: (
      <Sample
        language="en"
        state={{
          soldOut: true,
          termsVersion: 3,
          faults: { server: 'This model is sold out.', terms: 'The terms have changed.', human: 'Please pass the check.' },
        }}
      />
    ),
  },
];

export const orderBoxExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'zh',
    element: (
      <Sample
        language="zh"
        change={{
          reason: 'price',
          isDearer: true,
          before: 'US$3.13',
          now: 'US$4.47',
          passwordLost: false,
          couponLost: false,
          otherAccount: false,
        }}
        state={{ faults: { price: '请先确认新价格。' } }}
      />
    ),
  },
  { name: 'longest', language: 'zh', element: <Sample language="zh" state={{ placing: true, accepted: true }} /> },
  { name: 'japanese', language: 'ja', element: <Sample language="ja" choosing /> },
  {
    name: 'error',
    language: 'en',
    element: (
      <Sample
        language="en"
        change={{
          reason: 'account',
          isDearer: false,
          before: 'US$3.13',
          now: 'US$3.13',
          passwordLost: true,
          couponLost: true,
          otherAccount: true,
        }}
        state={{ provedUntilMs: 4_102_444_800_000 }}
      />
    ),
  },
];
