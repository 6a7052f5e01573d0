import type { ReactElement } from 'react';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { refundedReceipt, sampleReceipt } from './receipt-samples.ts';
import { OrderReceipt } from './receipt-view.tsx';

const shown = (receipt: ReceiptMessage | null, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <main>
      <OrderReceipt
        id={`${sampleReceipt.id} ${language}`}
        language={language}
        calls={{
          read: async () => ({ ok: true, message: receipt && { ...receipt, language } }),
          pdf: async () => ({ ok: true, message: null }),
        }}
      />
    </main>
  </StoreStateProvider>
);

export const receiptExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: shown(sampleReceipt, 'en') },
  { name: 'longest', language: 'ja', element: shown(refundedReceipt, 'ja') },
  { name: 'empty', language: 'zh', element: shown(null, 'zh') },
];
