import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { creditNotePath, orderPath, receiptPath } from '#lib/orders/order-address.ts';
import { creditNotesOf } from '#lib/orders/receipts/credit-note-view.ts';
import { receiptView } from '#lib/orders/receipts/receipt-view.ts';
import { useFollowed } from '#components/ui/calls/use-followed.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ReceiptBuyerForm } from './receipt-buyer-form.tsx';
import { receiptCalls, type ReceiptPorts } from './receipt-ports.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptTools } from './receipt-tools.tsx';
import { useReceiptBuyer } from './use-receipt-buyer.ts';
import { UnseenOrder } from '../unseen-order.tsx';

interface ReceiptViewProps {
  id: string;
  language: Language;
  /** Its credit notes instead. */
  isOfRefunds?: boolean;
  /** Answers instead of the service, in tests and examples. */
  calls?: ReceiptPorts;
}

/** The receipt of an order of the logged-in account, or its credit notes; a text for anyone else, and where there is none. */
export function OrderReceipt({ id, language, isOfRefunds = false, calls = receiptCalls }: ReceiptViewProps) {
  const { t } = useTranslation('receipt');
  const buyer = useReceiptBuyer();
  const read = async () => {
    const result = await calls.read(id, language);
    return result.ok ? { ok: true as const, message: { receipt: result.message } } : result;
  };
  const { reading, askAgain } = useFollowed(['order-server/receipt', id, language], read, { refreshInterval: 0 });
  if (reading.kind !== 'seen') {
    const title = t(isOfRefunds ? 'creditNote.title' : 'title');
    const waiting = t(isOfRefunds ? 'creditNote.waiting' : 'waiting');
    return <UnseenOrder kind={reading.kind} title={title} waiting={waiting} language={language} onAskAgain={askAgain} />;
  }
  const { receipt } = reading.seen;
  const creditNotes = receipt ? creditNotesOf(receipt, t, buyer.billedTo ?? {}) : [];
  if (!receipt || (isOfRefunds && creditNotes.length === 0)) {
    return (
      <>
        <h1>{t(isOfRefunds ? 'creditNote.title' : 'title')}</h1>
        <p className="lead" role="status">
          {t(isOfRefunds ? 'creditNote.none' : 'none')}{' '}
          <SiteLink href={orderPath(id)} language={language}>
            {t('toOrder')}
          </SiteLink>
        </p>
      </>
    );
  }
  const tools = { id, language, pdf: calls.pdf, billedTo: buyer.billedTo };
  if (isOfRefunds) {
    const pdfs = creditNotes.map(({ number }, place) => ({ label: t('creditNote.download', { number }), creditNote: place + 1 }));
    return (
      <>
        <ReceiptTools {...tools} pdfs={pdfs} other={{ label: t('title'), href: receiptPath(id) }} />
        <ReceiptBuyerForm {...buyer} />
        {creditNotes.map((view, place) => (
          <ReceiptSheet key={view.number} view={view} isNext={place > 0} />
        ))}
      </>
    );
  }
  const other = creditNotes.length === 0 ? null : { label: t('creditNote.title'), href: creditNotePath(id) };
  return (
    <>
      <ReceiptTools {...tools} pdfs={[{ label: t('download') }]} other={other} withdrawal={receipt.withdrawal} />
      <ReceiptBuyerForm {...buyer} />
      <ReceiptSheet view={receiptView(receipt, t, buyer.billedTo ?? {})} />
    </>
  );
}
