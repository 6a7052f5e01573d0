import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatGib } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import { comparisonPath, type PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { MiniGauge } from '#components/ui/charts/mini-gauge.tsx';
import type { PinnedSizes } from '#components/ui/compare/pinned-sizes.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { bottomInset } from '#components/ui/runtime/bottom-inset.ts';

const Bar = styled('section', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '18',
    background: 'bg',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    boxShadow: 'md',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& .bar': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) auto' },
      gap: { base: '2', md: '6' },
      alignItems: 'center',
      paddingBlock: { base: '2', md: '3' },
    },
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: { base: '2', lg: '6' } },
    '& li': { minWidth: '0', borderInlineStart: '2px solid', borderColor: 'accent.solid', paddingInlineStart: '2' },
    '& .size': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '1', minHeight: '9' },
    '& .size > span': { minWidth: '0', lineHeight: '1.2', fontSize: '.875rem' },
    '& .size b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .size small': { textStyle: 'xs', color: 'fg.muted' },
    '& .size .disk': { display: { base: 'none', lg: 'inline' } },
    '& .size button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '36px',
      height: '36px',
      border: '0',
      borderRadius: 'l2',
      background: 'transparent',
      color: 'fg',
      cursor: 'pointer',
      '& svg': { width: '16px', height: '16px' },
      '&:hover': { background: 'bg.subtle' },
    },
    // three drawings at one scale side by side; on a phone a row of cells fits a third of the screen
    '& .drawn': {
      '& dl': { display: 'grid', gap: '1' },
      '& dl > div': { display: 'flex', gap: '2', alignItems: 'center', textStyle: 'xs' },
      '& dt': { color: 'fg.muted', width: '3.75rem', flex: 'none', display: { base: 'none', lg: 'block' } },
      '& dd': {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '3.5rem minmax(0,1fr)' },
        alignItems: 'center',
        flex: '1',
        fontWeight: 'semibold',
        lineHeight: '1.2',
      },
      // where the names have no room beside the figures
      '& .unit': { display: { base: 'inline', lg: 'none' } },
      '& svg': { zoom: { base: '.6', lg: '1' } },
    },
    '& .acts': {
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      alignItems: 'stretch',
      justifyContent: { base: 'space-between', md: 'center' },
      gap: '1',
    },
    '& .said': { textStyle: 'xs', color: 'fg.muted', alignSelf: 'center' },
  },
});

interface CompareBarProps {
  sizes: PinnedSizes;
  language: Language;
  onRemove: (pin: PinnedSize) => void;
  onClear: () => void;
}

/** Up to three sizes at one scale, and the way to the calculator with them. */
export function CompareBar({ sizes: { pins, isFull }, language, onRemove, onClear }: CompareBarProps) {
  const { t } = useTranslation('compare');
  return (
    <Bar aria-label={t('name')}>
      <Container>
        <div className="bar" ref={bottomInset}>
          <LazyMotion features={domAnimation} strict>
            <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: 'easeOut' }}>
              <ul>
                <AnimatePresence initial={false} mode="popLayout">
                  {pins.map((pin) => (
                    <m.li
                      key={pin.query}
                      initial={{ opacity: 0, y: 12 }}
                      animate={{ opacity: 1, y: 0 }}
                      exit={{ opacity: 0, transition: { duration: 0.1 } }}
                    >
                      <div className="size">
                        <span>
                          <b>{pin.name}</b>
                          <small>
                            {pin.region}
                            <span className="disk">{` · ${t('disk')} ${formatGib(pin.diskGib)}`}</span>
                          </small>
                        </span>
                        <button type="button" aria-label={t('remove', { size: pin.name })} onClick={() => onRemove(pin)}>
                          <CloseIcon />
                        </button>
                      </div>
                      <div className="drawn">
                        <dl>
                          <Drawn kind="vcpu" name={t('vcpu')} figure={String(pin.vcpu)} count={pin.vcpu} />
                          <Drawn kind="memory" name={t('memory')} figure={`${pin.memoryGib} GiB`} count={pin.memoryGib} />
                        </dl>
                      </div>
                    </m.li>
                  ))}
                </AnimatePresence>
              </ul>
            </MotionConfig>
          </LazyMotion>
          <div className="acts">
            {pins.length > 1 ? (
              <ButtonLink href={comparisonPath(pins)} language={language} size="sm">
                {t('open')}
              </ButtonLink>
            ) : null}
            <span className="said" role="status">
              {isFull ? t('full') : null}
              {!isFull && pins.length === 1 ? t('more') : null}
            </span>
            <Button size="sm" variant="tertiary" onClick={onClear}>
              {t('clear')}
            </Button>
          </div>
        </div>
      </Container>
    </Bar>
  );
}

/** One quantity of a size: cells of the same width in each. */
function Drawn({ kind, name, figure, count }: { kind: 'vcpu' | 'memory'; name: string; figure: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>
          {figure}
          {kind === 'vcpu' ? <span className="unit">{` ${name}`}</span> : null}
        </span>
        <MiniGauge kind={kind} count={count} cellWidth={5} />
      </dd>
    </div>
  );
}
