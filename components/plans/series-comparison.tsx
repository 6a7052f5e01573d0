import { styled } from '#components/ui/styled/styled.ts';
import { endFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { outboundText, includedAddresses } from '#lib/catalogue/server-facts.ts';
import type { FamilyView, PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Section } from '#components/ui/primitives/section.tsx';

const Scroll = styled('div', {
  base: {
    overflowX: 'auto',
    ...endFades,
    position: 'relative',
    '& table': { minWidth: '760px', tableLayout: 'fixed', fontSize: '.875rem', lineHeight: '1.5' },
    '& th, & td': { padding: '.8125rem 1rem', borderBottom: '1px solid', borderColor: 'border', textAlign: 'start', verticalAlign: 'top' },
    // a family's name breaks at its space, not inside a word
    '& thead th, & thead td': { fontSize: '1.0625rem', borderColor: 'border.emphasized', wordBreak: 'keep-all' },
    '& tbody th': {
      color: 'fg.muted',
      fontWeight: 'normal',
      paddingInlineStart: '0',
      background: 'bg',
      position: { base: 'sticky', lg: 'static' },
      left: '0',
    },
    '& .from td': { fontWeight: 'bold', fontSize: '1.125rem', borderColor: 'border.emphasized' },
    '& .from th': { borderColor: 'border.emphasized' },
  },
});

const dash = { en: '–', zh: '–', ja: '〜' } as const satisfies Record<Language, string>;

const span = ({ from, to }: { from: number; to: number }, language: Language): string =>
  from === to ? String(from) : `${from}${dash[language]}${to}`;

const outboundSpan = ({ from, to }: FamilyView['outboundGb'], language: Language): string =>
  from === to ? outboundText(from) : `${outboundText(from)}${dash[language]}${outboundText(to)}`;

/** The families side by side, in the figures in which they differ. */
export function SeriesComparison({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  const { families, diskLabels } = content;
  const rows: { name: string; cell: (family: FamilyView) => string }[] = [
    { name: t('compare.bestFor'), cell: ({ summary }) => summary },
    { name: t('compare.cores'), cell: ({ vcpu }) => t('compare.coresFigure', { range: span(vcpu, language) }) },
    { name: t('compare.clock'), cell: ({ clockGhz }) => `${span(clockGhz, language)} GHz` },
    { name: t('compare.memoryPerCore'), cell: ({ memoryPerCoreGib }) => `${span(memoryPerCoreGib, language)} GiB` },
    { name: t('compare.disk'), cell: () => diskLabels.join(' / ') },
    { name: t('compare.outbound'), cell: ({ outboundGb }) => outboundSpan(outboundGb, language) },
    { name: t('compare.addresses'), cell: () => t('compare.addressesFigure', { ...includedAddresses }) },
  ];
  const regionName = content.regions.find(({ code }) => code === content.region)?.name ?? '';
  return (
    <Section heading={t('compare.heading')} lead={t('compare.lead', { region: regionName })}>
      <Scroll tabIndex={0} role="region" aria-label={t('compare.heading')}>
        <table>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {families.map(({ code, name }) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {families.map((family) => (
                  <td key={family.code}>{cell(family)}</td>
                ))}
              </tr>
            ))}
            <tr className="from">
              <th scope="row">{t('compare.from')}</th>
              {families.map(({ code, from }) => (
                <td key={code}>
                  <Amount prices={from} language={language} notSold={t('notSold')} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}
