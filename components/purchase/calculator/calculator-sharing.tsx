import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { comparisonCsv } from '#lib/purchase/comparison/comparison-csv.ts';
import { serversQuery } from '#lib/purchase/comparison/calculator.ts';
import { Button } from '#components/ui/controls/button.tsx';
import type { Promotions } from '../promotion/use-promotions.ts';
import { CheckIcon, CopyIcon, DocumentIcon } from '#components/ui/primitives/icons.tsx';

const fileName = 'servers.csv';

/** Downloads a text as a file. */
function download(text: string): void {
  // a byte order mark, so that spreadsheets read the file as UTF-8
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

interface CalculatorSharingProps {
  catalogue: Catalogue;
  servers: readonly PurchaseConfiguration[];
  offers: Promotions;
}

/** The comparison as a link, and as a table for a spreadsheet. */
export function CalculatorSharing({ catalogue, servers, offers }: CalculatorSharingProps) {
  const { t } = useTranslation('purchase');
  const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}?${serversQuery(servers, catalogue)}`);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        {copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {t('calculator.share')}
      </Button>
      <Button onClick={() => download(comparisonCsv(catalogue, servers, offers.discountsOf))}>
        <DocumentIcon />
        {t('calculator.csv')}
      </Button>
      <span role="status">{copied === 'copied' ? t('calculator.copied') : copied === 'failed' ? t('calculator.copyFailed') : ''}</span>
    </>
  );
}
