import type { Language } from '#lib/language/languages.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { promotionDiscount } from '#lib/offers/promotion-terms.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import type { Example } from '#components/ui/example.ts';
import { BootDiskSection } from './boot-disk-section.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { DataDiskSection } from './data-disk-section.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { ImageSection } from './image-section.tsx';
import { NetworkSection } from './network-section.tsx';
import { NextButton } from '../next-button.tsx';
import { OrderSummary } from '../quote/order-summary.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import type { ServerPassword } from '../password/use-server-password.ts';
import { HostNameSection } from '../setup/host-name-section.tsx';
import type { ServerSetupChoice } from '../setup/use-server-setup.ts';
import { PeriodSection } from './period-section.tsx';
import { PromotionNotice } from '../promotion/promotion-notice.tsx';
import { fullServer, sampleCatalogue, samplePromotion, starterServer } from '../purchase-samples.ts';
import { QuantitySection } from '../quantity/quantity-section.tsx';
import { RegionSection } from './region-section.tsx';
import { SeriesSection } from './series-section.tsx';
import { SizeSection } from './size-section.tsx';

const unchanged = (): void => undefined;
const stock = [
  { region: 'US-0', model: 'cvm.g4a.amd.c64m256', state: 'sold-out' as const },
  { region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'few' as const, left: 3 },
];

const sampleSecret: ServerPassword = {
  password: '',
  left: null,
  isUnseen: false,
  round: 0,
  set: unchanged,
  generate: unchanged,
  confirmNoted: unchanged,
  clearForQuote: unchanged,
};

const sampleSetup: ServerSetupChoice = {
  hostName: '',
  sshKeys: [],
  userData: '',
  keyTyped: '',
  typeKey: unchanged,
  faultyLine: null,
  noteFaultyLine: unchanged,
  change: unchanged,
};

function Form({
  configuration,
  language,
  missing = false,
}: {
  configuration: PurchaseConfiguration;
  language: Language;
  missing?: boolean;
}) {
  const setup = { ...sampleSetup, ...(missing ? { hostName: 'web_1' } : {}) };
  const props = { catalogue: sampleCatalogue, configuration, language, change: unchanged, stock };
  return (
    <main>
      <h1>{language}</h1>
      <RegionSection {...props} />
      <SeriesSection {...props} />
      <SizeSection {...props} />
      <ImageSection {...props} missing={missing} />
      <BootDiskSection {...props} isReset={missing} />
      <DataDiskSection {...props} />
      <NetworkSection {...props} />
      <PasswordSection
        {...props}
        secret={{ ...sampleSecret, ...(missing ? { password: 'short', left: 'own' as const } : {}) }}
        missing={missing}
        setup={setup}
        takesKeys
      />
      <QuantitySection {...props} onceByOffer={false} />
      <HostNameSection setup={setup} servers={quantityOf(props.configuration)} missing={missing} />
      <PeriodSection {...props} />
      <OrderSummary
        {...props}
        promotions={[samplePromotion]}
        price={estimate(sampleCatalogue, configuration, configuration.promotion === null ? [] : [promotionDiscount(samplePromotion)])}
      >
        <NextButton kind="next" obstacle={null} onProceed={unchanged} />
      </OrderSummary>
    </main>
  );
}

export const configuratorExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Form configuration={starterServer} language="en" /> },
  { name: 'longest', language: 'en', element: <Form configuration={{ ...fullServer, promotion: samplePromotion.code }} language="en" /> },
  { name: 'empty', language: 'zh', element: <Form configuration={{ ...starterServer, image: null }} language="zh" /> },
  { name: 'japanese', language: 'ja', element: <Form configuration={starterServer} language="ja" /> },
  {
    name: 'error',
    language: 'en',
    element: <Form configuration={{ ...starterServer, image: null, password: 'own' }} language="en" missing />,
  },
];

const misfit = { state: 'does-not-fit', misfits: ['model', 'period'] } as const;

const fallbacks = [
  { parameter: 'bootDiskSize', given: '1e3', problem: 'malformed' as const },
  { parameter: 'hostProductId', given: 'cvm.old.c1m1', problem: 'unknown' as const },
  { parameter: 'dataDisk2', given: 'ssd_cloud_disk-9', problem: 'out-of-bounds' as const },
  { parameter: 'password', given: '', problem: 'unknown' as const },
];

export const purchaseExamples: readonly Example[] = [
  {
    name: 'error',
    language: 'en',
    element: (
      <>
        <FallbackNotice fallbacks={fallbacks} onClose={unchanged} />
        <PromotionNotice
          judged={{ code: samplePromotion.code, promotion: samplePromotion, verdict: misfit, atMs: 0 }}
          total={estimate(sampleCatalogue, starterServer)?.total ?? null}
          catalogue={sampleCatalogue}
          configuration={starterServer}
          language="en"
          change={unchanged}
          stock={stock}
        />
      </>
    ),
  },
  {
    name: 'empty',
    language: 'en',
    element: (
      <BottomBar
        catalogue={sampleCatalogue}
        configuration={starterServer}
        language="en"
        change={unchanged}
        stock={undefined}
        price={estimate(sampleCatalogue, starterServer)}
        promotions={[]}
      >
        <NextButton kind="sold-out" obstacle={null} onProceed={unchanged} short />
      </BottomBar>
    ),
  },
];
