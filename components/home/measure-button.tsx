import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { measureAttribute, measureFor } from './attach-measuring.ts';

const Measure = styled('button', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    top: '3',
    minHeight: '36px',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    background: 'bg',
    color: 'fg',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Only in server-rendered HTML: a hydrated button handles its own clicks. */
const mark = typeof window === 'undefined' ? { [measureAttribute]: '' } : {};

/** Measures the way to the chart's regions from where the visitor is; nothing is asked of them before it is pressed. */
export function MeasureButton() {
  const { t } = useTranslation('home');
  const words = { measuring: t('chart.measuring'), measured: t('chart.measured', { ms: '{{ms}}' }), failed: t('chart.unmeasured') };
  return (
    <Measure
      type="button"
      {...mark}
      suppressHydrationWarning
      data-measuring={words.measuring}
      data-measured={words.measured}
      data-failed={words.failed}
      onClick={(event) => measureFor(event.currentTarget)}
    >
      {t('chart.measure')}
    </Measure>
  );
}
