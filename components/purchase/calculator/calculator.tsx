import { useEffect, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useRouter } from 'next/compat/router';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { configuredPath, readComparison, serversQuery, withModel } from '#lib/purchase/comparison/calculator.ts';
import { serversAtMost } from '#lib/purchase/purchase-view.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { completeAddressBy } from '#components/ui/runtime/address-completion.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { PlusIcon } from '#components/ui/primitives/icons.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { CalculatorColumn } from './calculator-column.tsx';
import { CalculatorSharing } from './calculator-sharing.tsx';
import { PeriodTable } from './period-table.tsx';
import { usePromotions } from '../promotion/use-promotions.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';

const Board = styled('div', {
  base: {
    display: 'grid',
    gap: '10',
    paddingBottom: '16',
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(auto-fit,minmax(17rem,1fr))' },
      gap: '4',
      alignItems: 'stretch',
    },
    '& .more': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  },
});

/** Up to three servers side by side, at one scale, in all periods. The state of the comparison is the address. */
export function Calculator({ content, language }: { content: PurchaseContent; language: Language }) {
  const { t } = useTranslation('purchase');
  const { catalogue, promotions } = content;
  const stock = useStock();
  const { compared, servers, become, setCompared } = useComparison(content);
  const offers = usePromotions(
    content,
    servers.map(({ promotion }) => promotion),
    stock,
  );
  const replace = (place: number, address: PurchaseAddress): PurchaseAddress[] =>
    compared.map((each, at) => (at === place ? address : each));
  const [removed, setRemoved] = useState(0);
  const more = useRef<HTMLDivElement>(null);
  // the pressed button disappears with its column, as does a message about its size
  useEffect(() => {
    if (removed > 0) more.current?.querySelector('button')?.focus();
  }, [removed]);
  const remove = (place: number): void => {
    setRemoved(removed + 1);
    become(compared.filter((_, at) => at !== place));
  };
  const last = compared.at(-1);
  if (!last) return <Note tone="info">{t('nothingSold')}</Note>;
  return (
    <Board>
      <div className="columns">
        {compared.map(({ configuration, fallbacks }, place) => (
          <CalculatorColumn
            key={`${removed}-${place}`}
            catalogue={catalogue}
            server={configuration}
            fallbacks={fallbacks}
            number={place + 1}
            language={language}
            stock={stock}
            offers={offers}
            promotions={promotions}
            href={configuredPath(configuration, servers, catalogue)}
            onChange={(address) => become(replace(place, address))}
            onModel={(model) => become(replace(place, { configuration: withModel(catalogue, configuration, model), fallbacks: [] }))}
            onForget={() => setCompared(replace(place, { configuration, fallbacks: [] }))}
            onRemove={compared.length > 1 ? () => remove(place) : null}
          />
        ))}
      </div>
      <div className="more" ref={more}>
        {servers.length < serversAtMost ? (
          <Button onClick={() => become([...compared, { ...last, fallbacks: [] }])}>
            <PlusIcon />
            {t('calculator.add')}
          </Button>
        ) : null}
        <CalculatorSharing catalogue={catalogue} servers={servers} offers={offers} />
      </div>
      <PeriodTable catalogue={catalogue} servers={servers} offers={offers} promotions={promotions} language={language} />
    </Board>
  );
}

interface Comparison {
  readonly compared: readonly PurchaseAddress[];
  readonly servers: readonly PurchaseConfiguration[];
  /** Shows these servers and names them in the address. */
  readonly become: (next: readonly PurchaseAddress[]) => void;
  readonly setCompared: (next: PurchaseAddress[]) => void;
}

/** The servers that the address names, and the address that names them. */
function useComparison({ catalogue, region }: PurchaseContent): Comparison {
  const router = useRouter();
  const [compared, setCompared] = useState(() => readComparison(window.location.search, catalogue, region));
  const servers = compared.map(({ configuration }) => configuration);
  const query = serversQuery(servers, catalogue);
  useEffect(
    () =>
      completeAddressBy(() =>
        window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}${window.location.hash}`),
      ),
    [query],
  );
  const become = (next: readonly PurchaseAddress[]): void => {
    setCompared([...next]);
    void router?.replace(
      `${window.location.pathname}?${serversQuery(
        next.map(({ configuration }) => configuration),
        catalogue,
      )}`,
      undefined,
      { shallow: true, scroll: false, locale: false },
    );
  };
  return { compared, servers, become, setCompared };
}
