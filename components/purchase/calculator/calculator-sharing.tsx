import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { comparisonCsv } from '#lib/purchase/comparison/comparison-csv.ts';
import { serversQuery } from '#lib/purchase/comparison/calculator.ts';
import { csvType, downloads } from '#lib/state/save-file.ts';
import { Button } from '#components/ui/controls/button.tsx';
import type { Promotions } from '../promotion/use-promotions.ts';
import { CheckIcon, CopyIcon, DocumentIcon } from '#components/ui/primitives/icons.tsx';

const fileName = 'servers.csv';

/** Spreadsheets read a file with a byte order mark as UTF-8. */
const byteOrderMark = '\uFEFF';

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
      <Button onClick={() => downloads.save(fileName, `${byteOrderMark}${comparisonCsv(catalogue, servers, offers.discountsOf)}`, csvType)}>
        <DocumentIcon />
        {t('calculator.csv')}
      </Button>
      <span role="status">{copied === '' ? '' : t(copied === 'copied' ? 'calculator.copied' : 'calculator.copyFailed')}</span>
    </>
  );
}
