import type { ReactElement } from 'react';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderPage } from './order-page.tsx';
import {
  activeOrder,
  builtOrder,
  declinedOrder,
  expiredOrder,
  failedOrder,
  lateOrder,
  refundingOrder,
  changedServer,
  changeOrder,
  renewalOrder,
  renewedServer,
  sampleList,
  sampleOrder,
  renewedRefundOffer,
  sampleRefundOffer,
} from './order-samples.ts';
import { OrderRows } from './order-rows.tsx';
import { UnknownOrder } from './unseen-order.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const nothing = (): void => undefined;

const inPage = (element: ReactElement, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <main>{element}</main>
  </StoreStateProvider>
);

const details = (order: OrderMessage, language: Language, stale = false): ReactElement =>
  inPage(
    <OrderDetails
      seen={{ order, seenAtMs: Date.now() }}
      stale={stale}
      catalogue={emptyCatalogue}
      promotions={[]}
      language={language}
      onOrder={nothing}
      onAskAgain={nothing}
    />,
    language,
  );

export const ordersExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details(sampleOrder, 'en') },
  { name: 'longest', language: 'ja', element: details({ ...refundingOrder, currency: 'JPY', hasPassword: false }, 'ja') },
  { name: 'empty', language: 'ja', element: inPage(<UnknownOrder language="ja" />, 'ja') },
  { name: 'japanese', language: 'ja', element: details(builtOrder, 'ja') },
  { name: 'error', language: 'zh', element: details(declinedOrder, 'zh') },
];

export const orderEndsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details(activeOrder, 'en') },
  { name: 'longest', language: 'en', element: details(lateOrder, 'en', true) },
  {
    name: 'empty',
    language: 'zh',
    element: inPage(<OrderPage content={{ catalogue: emptyCatalogue, promotions: [], orderId: null }} language="zh" />, 'zh'),
  },
  { name: 'error', language: 'zh', element: details(failedOrder, 'zh') },
];

export const serverChangeExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details(changeOrder, 'en') },
  { name: 'longest', language: 'ja', element: details({ ...changedServer, currency: 'JPY' }, 'ja') },
  { name: 'empty', language: 'zh', element: details({ ...changeOrder, state: 'closed' }, 'zh') },
  { name: 'japanese', language: 'ja', element: details(changeOrder, 'ja') },
];

export const serverRenewalExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details(renewalOrder, 'en') },
  { name: 'longest', language: 'ja', element: details({ ...renewedServer, currency: 'JPY' }, 'ja') },
  { name: 'empty', language: 'zh', element: details({ ...renewalOrder, state: 'closed' }, 'zh') },
  { name: 'japanese', language: 'ja', element: details(renewalOrder, 'ja') },
  { name: 'error', language: 'zh', element: details(expiredOrder, 'zh') },
];

const rows = (language: Language, count: number): ReactElement =>
  inPage(<OrderRows orders={sampleList.slice(0, count)} catalogue={emptyCatalogue} language={language} />, language);

export const orderListExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: rows('en', 1) },
  { name: 'longest', language: 'en', element: rows('en', sampleList.length) },
  {
    name: 'empty',
    language: 'zh',
    element: inPage(<OrderPage content={{ catalogue: emptyCatalogue, promotions: [], orderId: sampleOrder.id }} language="zh" />, 'zh'),
  },
  { name: 'japanese', language: 'ja', element: rows('ja', sampleList.length) },
];

const offer = { ...sampleRefundOffer, paidMinor: 6_000, usedDays: 40, usedMinor: 1_200, amountMinor: 4_800 };
const closed = { busy: false, onConfirm: nothing, onClose: nothing };

export const orderDialogExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <RefundDialog {...closed} offer={offer} changedFrom={null} fault={null} language="en" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <RefundDialog
        {...closed}
        busy
        offer={{ ...offer, currency: 'JPY', guaranteeGone: true }}
        changedFrom={null}
        fault={null}
        language="ja"
      />
    ),
  },
  {
    name: 'error',
    language: 'zh',
    element: (
      <RefundDialog
        {...closed}
        offer={offer}
        changedFrom={{ ...offer, amountMinor: 4_830 }}
        fault="操作未成功，请稍后重试。"
        language="zh"
      />
    ),
  },
  {
    name: 'longest',
    language: 'zh',
    element: <RefundDialog {...closed} offer={renewedRefundOffer} changedFrom={null} fault={null} language="zh" />,
  },
  { name: 'empty', language: 'en', element: <CancelDialog {...closed} /> },
];
