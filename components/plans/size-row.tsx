import { memo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanRow } from '#lib/purchase/plan-rows.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { PinButton } from '#components/ui/compare/pin-button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { linesAtMost, MiniGauge } from '#components/ui/charts/mini-gauge.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { NamedAction } from '#components/ui/primitives/named-action.tsx';
import { phoneColumns } from './phone-columns.ts';

const thinPx = 3;
const thinPitchPx = 4;

/** Cells that would be a pixel wide are a thin line, as long as they are. */
const thinLines = {
  '& td > svg path': { strokeDasharray: 'none' },
  ...Object.fromEntries(
    Array.from({ length: linesAtMost }, (_, line) => [`& [data-lines="${line + 1}"]`, { height: `${line * thinPitchPx + thinPx}px` }]),
  ),
};

const Row = styled('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    ...phoneColumns,
    padding: { base: '.625rem 1rem', md: '0' },
    borderTop: { base: '1px solid', md: '0' },
    borderColor: 'border',
    '&:hover': { background: 'accent.subtle' },
    '& code': { fontFamily: 'mono', fontSize: '.875rem', fontWeight: 'medium' },
    '& td b': { display: { md: 'block' }, fontWeight: 'semibold', marginBottom: { md: '3px' }, whiteSpace: 'nowrap' },
    '& td[data-label]::after': { content: { base: '"\\00a0" attr(data-label)', md: 'none' } },
    // the line stands below both the figure and its name, and one scale needs one width
    '& td:has(> svg)': {
      display: { base: 'grid', md: 'table-cell' },
      gridTemplateColumns: 'auto 1fr',
      width: { base: 'min(3.5rem,100%)', md: 'auto' },
    },
    '& td > svg': { display: 'block', gridArea: '2/1/auto/-1', minWidth: '2px', marginBottom: { base: '2px', md: '0' } },
    '& td': { whiteSpace: { base: 'nowrap', md: 'normal' } },
    '& th': { alignSelf: 'center', fontWeight: 'normal' },
    // below the name, where the cells beside it are as high
    '& th span': { display: { md: 'flex' }, width: 'fit-content', marginInlineStart: { base: '2', md: '0' }, marginTop: { md: '1' } },
    '& td.price b': { fontSize: { base: '1.125rem', md: '1rem', xl: '1.125rem' }, marginBottom: '0' },
    '& .go': { gridColumn: '3', gridRow: '2/4', alignSelf: 'center', textAlign: 'end' },
    // both have a column of their own, whichever of them a row has
    '& .go > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(2.75rem,auto) 5.25rem', md: 'minmax(0,1fr) 5.75rem', xl: 'minmax(0,1fr) 7.5rem' },
      alignItems: 'center',
      columnGap: { base: '1', xl: '2' },
    },
    '& .go button': {
      justifyContent: 'center',
      justifySelf: { md: 'end' },
      flexDirection: { base: 'column', md: 'row' },
      gap: { base: '0', md: '1.5' },
      paddingInline: { base: '0', md: '1' },
      minHeight: { base: 'control', md: '36px' },
    },
    '& .instead': { gridColumn: '2', textStyle: 'xs', lineHeight: '1.35', whiteSpace: 'normal', textAlign: 'start' },
    '& .button': { gridColumn: '2', minHeight: { base: 'control', md: '36px' }, paddingInline: '.5rem', whiteSpace: 'nowrap' },
    '@media (max-width: 1180px)': thinLines,
    '@media (max-width: 374.98px)': {
      // the sign alone, where the word has no room
      '&:lang(en) .go button > span': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '@media (max-width: 339.98px)': { '& .go': { gridColumn: '1/-1', gridRow: '4', justifySelf: 'end' } },
  },
  variants: {
    closed: { true: { color: 'fg.subtle', '&:hover': { background: 'transparent' }, '& td b': { fontWeight: 'medium' } }, false: {} },
  },
});

interface SizeRowProps {
  row: PlanRow;
  regionName: string;
  language: Language;
  /** Null while there is enough, or while unknown. */
  stock: StockEntry | null;
  /** The most similar available size, if this one is not. */
  instead: PlanRow | null;
}

/** One size with its price, its stock and its link: a line of a table, three short lines on a phone. */
export const SizeRow = memo(function SizeRow({ row, regionName, language, stock, instead }: SizeRowProps) {
  const { t } = useTranslation('plans');
  const soldOut = stock?.state === 'sold-out';
  const closed = soldOut || row.status !== 'on-sale';
  return (
    <Row closed={closed} data-model={row.model} data-sold-out={soldOut || undefined}>
      <th scope="row">
        <code>{row.size}</code> {row.status === 'not-yet-public' ? <Tag>{t('status.notYetPublic')}</Tag> : null}
        {row.status === 'internal-testing' ? <Tag>{t('status.internalTesting')}</Tag> : null}
        {soldOut && row.status === 'on-sale' ? <Tag>{t('status.soldOut')}</Tag> : null}
        {stock?.state === 'few' && !closed ? <Tag tone="land">{t('status.few', { number: stock.left ?? 0 })}</Tag> : null}
      </th>
      <td data-label={t('column.vcpu')}>
        <b>{row.vcpu}</b>
        <MiniGauge kind="vcpu" count={row.vcpu} open={closed} shared />
      </td>
      <td>
        <b>{`${row.memoryGib} GiB`}</b>
        <MiniGauge kind="memory" count={row.memoryGib} open={closed} shared />
      </td>
      <td>{diskText(row.disk)}</td>
      <td>{outboundText(row.outboundGb)}</td>
      <td className="price">
        <b>
          <Amount prices={row.prices} language={language} notSold={t('notSold')} />
        </b>
      </td>
      <td className="go">
        <div>
          {row.status === 'on-sale' ? (
            <PinButton
              name={row.size}
              region={regionName}
              vcpu={row.vcpu}
              memoryGib={row.memoryGib}
              diskGib={row.disk.sizeGib}
              href={row.href}
            />
          ) : null}
          {closed && instead ? (
            <SiteLink className="instead" href={instead.href} language={language}>
              {t('insteadOf', { size: instead.size })}
            </SiteLink>
          ) : null}
          {closed ? null : (
            <ButtonLink className="button" href={row.href} language={language} size="sm">
              <NamedAction action={t('configure')} whole={t('configureOf', { size: row.size })} />
            </ButtonLink>
          )}
        </div>
      </td>
    </Row>
  );
});
