import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { Section } from '#components/ui/section.tsx';

const ink = 'var(--hf-colors-border-emphasized)';

/** The bar over each step fills from a quarter to the whole: the way from plan to prompt, at scale. */
const Steps = chakra('ol', {
  base: {
    display: 'grid', gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(3,minmax(0,1fr))' }, borderTop: { sm: '1px solid' }, borderColor: 'border.emphasized',
    '& li': {
      position: 'relative', paddingTop: { base: '4', sm: '6' }, paddingBottom: { base: '4', sm: '0' }, paddingInlineEnd: { base: '0', sm: '8' },
      borderTop: { base: '1px solid', sm: '0' }, borderColor: 'border.emphasized',
    },
    '& li::before': { content: '""', position: 'absolute', top: '-5px', left: '0', height: '8px', width: '25%', background: 'border.emphasized' },
    '& li:nth-of-type(2)::before': { width: '50%', background: `linear-gradient(90deg,${ink} 0 50%,transparent 50%)` },
    '& li:nth-of-type(3)::before': { width: 'full', background: 'accent.solid' },
    '& .mark': { textStyle: 'sm', fontWeight: 'semibold', color: 'accent.fg', fontVariantNumeric: 'tabular-nums' },
    '& h3': { textStyle: 'h3', marginTop: '1', marginBottom: '2' },
    '& li > p:last-of-type': { color: 'fg.muted' },
  },
});

export function StepsSection() {
  const { t } = useTranslation('home');
  return (
    <Section id="steps" heading={t('steps.heading')}>
      <Steps>
        <li><p className="mark">{t('steps.pick.mark')}</p><h3>{t('steps.pick.name')}</h3><p>{t('steps.pick.text')}</p></li>
        <li><p className="mark">{t('steps.pay.mark')}</p><h3>{t('steps.pay.name')}</h3><p>{t('steps.pay.text')}</p></li>
        <li><p className="mark">{t('steps.login.mark')}</p><h3>{t('steps.login.name')}</h3><p>{t('steps.login.text')}</p></li>
      </Steps>
    </Section>
  );
}
