import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import { price } from '#lib/catalogue/price.ts';
import { formatBounds, formatGib } from '#lib/format/format-number.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { largerDisk, largerTraffic, type ChangeWish } from '#lib/orders/changes/server-change.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';
import { FaultNote } from '../about/fault-note.tsx';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import { SizeField } from '../configurator/size-field.tsx';
import { StockTag } from '../configurator/stock-tag.tsx';

const Choices = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '6',
    '& > [role=alert]:empty': { display: 'none' },
    '& > section > .quiet': { marginBottom: '3' },
    '& > section > .help': { textStyle: 'sm', color: 'fg.muted', marginTop: '3' },
  },
});

export interface ChangeChoiceProps {
  kind: 'upgrade' | 'expansion';
  /** What the server is. */
  now: WireConfiguration;
  chosen: ChangeWish;
  /** For how long the server was ordered, and in which currency. */
  term: Pick<Quote, 'period' | 'currency'>;
  catalogue: Catalogue;
  language: Language;
  /** Why there is no quote of the choice, or why it cannot be ordered; null: nothing is wrong. */
  fault: string | null;
  onChoose: (wish: ChangeWish) => void;
}

/** What a server can become: a larger size, or more disk and traffic. */
export function ChangeChoice(props: ChangeChoiceProps) {
  const { fault, kind } = props;
  return (
    <Choices>
      {kind === 'upgrade' ? <Sizes {...props} /> : <DiskAndTraffic {...props} />}
      <div role="alert">{fault === null ? null : <FaultNote html={fault} />}</div>
    </Choices>
  );
}

function Sizes({ now, chosen, term, catalogue, language, onChoose }: ChangeChoiceProps) {
  const { t } = useTranslation('changes');
  const stock = useStock();
  const sizes = largerSizes(catalogue, now);
  const size = (code: string): string => modelName(catalogue, code, language);
  const perMonth = (model: string): string | undefined => {
    const becomes = price(catalogue, { ...now, model }, term.period, term.currency);
    return becomes.ok ? t('perMonth', { price: formatMoney(becomes.perMonth, language) }) : undefined;
  };
  return (
    <section>
      <h2>{t('size')}</h2>
      <p className="quiet">{t('now', { what: size(now.model) })}</p>
      {sizes.length === 0 ? (
        <p>{t('noSize')}</p>
      ) : (
        <OptionGroup name={t('size')} columns="three">
          {sizes.map(({ code, vcpu, memoryGib }) => (
            <OptionTile
              key={code}
              group="model"
              value={code}
              checked={code === chosen.model}
              onChoose={(model) => onChoose({ model })}
              name={size(code)}
              about={t('cores', { vcpu, memory: memoryGib })}
              limits={perMonth(code)}
              disabled={code !== chosen.model && isSoldOut(stock, now.region, code)}
            >
              <StockTag stock={stock} region={now.region} model={code} />
            </OptionTile>
          ))}
        </OptionGroup>
      )}
      {sizes.length === 0 ? null : <p className="help">{t('perMonthHelp')}</p>}
    </section>
  );
}

/** Both can be chosen, or one of them. */
function DiskAndTraffic({ now, chosen, catalogue, language, onChoose }: ChangeChoiceProps) {
  const { t } = useTranslation(['changes', 'purchase']);
  const bounds = largerDisk(catalogue, now);
  const plans = [...catalogue.trafficPlans.filter(({ code }) => code === now.traffic), ...largerTraffic(catalogue, now)];
  const chooseDisk = (sizeGib: number): void =>
    onChoose({ ...withoutDisk(chosen), ...(sizeGib === now.disk.sizeGib ? {} : { diskGib: sizeGib }) });
  const chooseTraffic = (traffic: string): void => onChoose({ ...withoutTraffic(chosen), ...(traffic === now.traffic ? {} : { traffic }) });
  const diskNow =
    `${formatGib(now.disk.sizeGib)} ${catalogue.diskTypes.find(({ code }) => code === now.disk.type)?.name[language] ?? ''}`.trim();
  const range = { min: now.disk.sizeGib, max: bounds?.max ?? now.disk.sizeGib };
  const said = formatBounds(range, language);
  return (
    <>
      <section>
        <h2>{t('purchase:disk.boot')}</h2>
        <p className="quiet">{t('now', { what: diskNow })}</p>
        {bounds ? (
          <SizeField
            label={t('purchase:disk.size')}
            unit="GiB"
            value={chosen.diskGib ?? now.disk.sizeGib}
            bounds={range}
            help={t('diskHelp', said)}
            messages={{ malformed: t('purchase:disk.bootMalformed', said), outOfBounds: t('purchase:disk.bootReset', said) }}
            onChange={(sizeGib, settled) => {
              if (settled) chooseDisk(sizeGib);
            }}
          />
        ) : (
          <p>{t('noDisk')}</p>
        )}
      </section>
      <section>
        <h2>{t('purchase:network.transfer')}</h2>
        {plans.length > 1 ? null : <p>{t('noTraffic')}</p>}
        <OptionGroup name={t('purchase:network.transfer')} columns="three">
          {plans.map(({ code, outboundGb }) => (
            <OptionTile
              key={code}
              group="traffic"
              value={code}
              checked={code === (chosen.traffic ?? now.traffic)}
              small
              onChoose={chooseTraffic}
              name={outboundText(outboundGb)}
              about={code === now.traffic ? t('asNow') : undefined}
            />
          ))}
        </OptionGroup>
      </section>
    </>
  );
}

const withoutDisk = ({ traffic }: ChangeWish): ChangeWish => (traffic === undefined ? {} : { traffic });
const withoutTraffic = ({ diskGib }: ChangeWish): ChangeWish => (diskGib === undefined ? {} : { diskGib });
