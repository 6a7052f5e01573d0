import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { readServers, serversAtMost, serversQuery, withModel } from '#lib/purchase/calculator.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { Button } from '#components/ui/button.tsx';
import { PlusIcon } from '#components/ui/icons.tsx';
import { Note } from '#components/ui/note.tsx';
import { CalculatorColumn } from './calculator-column.tsx';
import { CalculatorSharing } from './calculator-sharing.tsx';
import { PeriodTable } from './period-table.tsx';

const Board = chakra('div', {
  base: {
    display: 'grid', gap: '10', paddingBottom: '16',
    '& .columns': { display: 'grid', gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(auto-fit,minmax(17rem,1fr))' }, gap: '4', alignItems: 'stretch' },
    '& .more': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  },
});

/** Up to three servers side by side, at one scale, in all periods. The address is the comparison. */
export function Calculator({ content, language }: { content: PurchaseContent; language: Language }) {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const { catalogue } = content;
  const [servers, setServers] = useState(() => readServers(window.location.search, catalogue, content.region));
  const become = (next: readonly PurchaseConfiguration[]): void => {
    setServers([...next]);
    void router?.replace(`${window.location.pathname}?${serversQuery(next, catalogue)}`, undefined, { shallow: true, scroll: false, locale: false });
  };
  const [first] = servers;
  if (!first) return <Note tone="info">{t('nothingSold')}</Note>;
  const last = servers.at(-1) ?? first;
  return (
    <Board>
      <div className="columns">
        {servers.map((server, place) => (
          <CalculatorColumn
            key={place} catalogue={catalogue} server={server} number={place + 1} language={language}
            onChange={(change) => become(servers.map((each, at) => (at === place ? { ...each, ...change } : each)))}
            onModel={(model) => become(servers.map((each, at) => (at === place ? withModel(catalogue, each, model) : each)))}
            onRemove={servers.length > 1 ? () => become(servers.filter((_, at) => at !== place)) : null}
          />
        ))}
      </div>
      <div className="more">
        {servers.length < serversAtMost ? <Button onClick={() => become([...servers, last])}><PlusIcon />{t('calculator.add')}</Button> : null}
        <CalculatorSharing catalogue={catalogue} servers={servers} />
      </div>
      <PeriodTable catalogue={catalogue} servers={servers} language={language} />
    </Board>
  );
}
