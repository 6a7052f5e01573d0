import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { Section } from '#components/ui/section.tsx';

const Facts = chakra('ul', {
  base: {
    display: 'grid', gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'repeat(4,minmax(0,1fr))' }, borderTop: '1px solid', borderColor: 'border.emphasized',
    '& li': {
      paddingBlock: { base: '4', sm: '6' }, paddingInline: { base: '4', lg: '6' }, borderStyle: 'solid', borderColor: 'border', borderWidth: '0 0 1px 1px',
    },
    '& li:nth-of-type(2n+1)': { paddingInlineStart: { base: '0', lg: '6' }, borderInlineStartWidth: { base: '0', lg: '1px' } },
    '& li:nth-of-type(2n)': { paddingInlineEnd: { base: '0', lg: '6' } },
    '& li:nth-of-type(4n+1)': { paddingInlineStart: { lg: '0' }, borderInlineStartWidth: { lg: '0' } },
    '& .figure': {
      display: 'block', fontSize: { base: '1.5rem', sm: '1.75rem' }, lineHeight: '1.2', fontWeight: 'bold', letterSpacing: '-.02em',
      color: 'accent.fg', marginBottom: { base: '1', sm: '3' }, fontVariantNumeric: 'tabular-nums',
      '&:lang(zh), &:lang(ja)': { letterSpacing: '0' },
    },
    '& h3': { fontSize: '1rem', lineHeight: '1.5' },
    '& p': { textStyle: 'sm', color: 'fg.muted', marginTop: '1' },
  },
});

interface FactProps {
  figure: string;
  name: string;
  text: string;
}

function Fact({ figure, name, text }: FactProps) {
  return <li><span className="figure">{figure}</span><h3>{name}</h3><p>{text}</p></li>;
}

export function IncludedSection() {
  const { t } = useTranslation('home');
  return (
    <Section id="included" surface="canvas" heading={t('included.heading')}>
      <Facts>
        <Fact figure={t('included.addresses.figure')} name={t('included.addresses.name')} text={t('included.addresses.text')} />
        <Fact figure={t('included.snapshots.figure')} name={t('included.snapshots.name')} text={t('included.snapshots.text')} />
        <Fact figure={t('included.network.figure')} name={t('included.network.name')} text={t('included.network.text')} />
        <Fact figure={t('included.root.figure')} name={t('included.root.name')} text={t('included.root.text')} />
      </Facts>
    </Section>
  );
}
