import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { receiptView } from '#lib/orders/receipt-view.ts';
import { useFollowed } from '#components/ui/calls/use-followed.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { receiptCalls, type ReceiptPorts } from './receipt-ports.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptTools } from './receipt-tools.tsx';
import { UnseenOrder } from '../unseen-order.tsx';

interface ReceiptViewProps {
  id: string;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  calls?: ReceiptPorts;
}

/** The receipt of an order of the logged-in account; a text for anyone else, and where nothing was paid. */
export function OrderReceipt({ id, language, calls = receiptCalls }: ReceiptViewProps) {
  const { t } = useTranslation('receipt');
  const read = async () => {
    const result = await calls.read(id, language);
    return result.ok ? { ok: true as const, message: { receipt: result.message } } : result;
  };
  const { reading, askAgain } = useFollowed(['order-server/receipt', id, language], read, { refreshInterval: 0 });
  if (reading.kind !== 'seen') {
    return <UnseenOrder kind={reading.kind} title={t('title')} waiting={t('waiting')} language={language} onAskAgain={askAgain} />;
  }
  const { receipt } = reading.seen;
  if (!receipt) {
    return (
      <>
        <h1>{t('title')}</h1>
        <p className="lead" role="status">
          {t('none')}{' '}
          <SiteLink href={orderPath(id)} language={language}>
            {t('toOrder')}
          </SiteLink>
        </p>
      </>
    );
  }
  return (
    <>
      <ReceiptTools id={id} language={language} withdrawal={receipt.withdrawal} pdf={calls.pdf} />
      <ReceiptSheet view={receiptView(receipt, t)} />
    </>
  );
}
