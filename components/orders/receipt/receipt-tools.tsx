import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { downloads } from '#lib/state/save-file.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { ToWithdrawal } from '../withdrawal/to-withdrawal.tsx';
import type { ReceiptPorts } from './receipt-ports.ts';

const Tools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '6',
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .fault': { flexBasis: 'full', textStyle: 'sm', color: 'fg.error', '&:empty': { display: 'none' } },
    '@media print': { display: 'none' },
  },
});

const decoded = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

type Download =
  | { readonly kind: 'ready' | 'failed' | 'buyer' }
  | { readonly kind: 'busy'; readonly creditNote: number | undefined }
  | { readonly kind: 'often'; readonly seconds: number };

/** A PDF of the page: the receipt, or one of its credit notes. */
interface OfferedPdf {
  readonly label: string;
  readonly creditNote?: number;
}

interface ReceiptToolsProps {
  id: string;
  language: Language;
  /** The contract that can be withdrawn from; absent: none. */
  withdrawal?: ReceiptMessage['withdrawal'];
  pdf: ReceiptPorts['pdf'];
  pdfs: readonly OfferedPdf[];
  /** The document beside this one. */
  other?: { readonly label: string; readonly href: string } | null;
  /** Whom it is printed for; null: what was typed cannot be printed. */
  billedTo: ReceiptBuyer | null;
}

/** The receipt, or its credit notes, as PDFs and on paper, and the way back to its order. */
export function ReceiptTools({ id, language, withdrawal, pdf, pdfs, other, billedTo }: ReceiptToolsProps) {
  const { t } = useTranslation('receipt');
  const [download, setDownload] = useState<Download>({ kind: 'ready' });
  const fetchPdf = async ({ creditNote }: OfferedPdf): Promise<void> => {
    if (download.kind === 'busy') return;
    if (billedTo === null) return setDownload({ kind: 'buyer' });
    setDownload({ kind: 'busy', creditNote });
    const result = await pdf(id, language, { ...billedTo, ...(creditNote === undefined ? {} : { creditNote }) });
    if (result.ok && result.message) {
      downloads.save(result.message.fileName, decoded(result.message.pdf), 'application/pdf');
      return setDownload({ kind: 'ready' });
    }
    if (!result.ok && result.kind === 'login') {
      pageOutcomes.show({ kind: 'login' });
      return setDownload({ kind: 'ready' });
    }
    const seconds = result.ok || result.kind !== 'busy' ? undefined : result.waitSeconds;
    setDownload(seconds === undefined ? { kind: 'failed' } : { kind: 'often', seconds });
  };
  return (
    <Tools>
      {pdfs.map((each) => {
        const busy = download.kind === 'busy' && download.creditNote === each.creditNote;
        return (
          <Button key={each.label} variant="primary" aria-busy={busy || undefined} onClick={() => void fetchPdf(each)}>
            {busy ? t('downloading') : each.label}
          </Button>
        );
      })}
      <Button onClick={() => (billedTo === null ? setDownload({ kind: 'buyer' }) : window.print())}>{t('print')}</Button>
      <ButtonLink href={orderPath(id)} language={language}>
        {t('toOrder')}
      </ButtonLink>
      {other ? (
        <ButtonLink href={other.href} language={language}>
          {other.label}
        </ButtonLink>
      ) : null}
      {withdrawal ? <ToWithdrawal {...withdrawal} language={language} inRow /> : null}
      <p role="alert" className="fault">
        {download.kind === 'failed' ? t('downloadFailed') : null}
        {download.kind === 'buyer' && billedTo === null ? t('billedTo.mend') : null}
        {download.kind === 'often' ? t('downloadOften', { seconds: download.seconds }) : null}
      </p>
    </Tools>
  );
}
