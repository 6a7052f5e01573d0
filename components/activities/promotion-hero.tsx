import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PromotionContent } from '#lib/activities/load-promotion.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { windowState, type WindowState } from '#lib/offers/window-state.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { Steps, type StepState } from '#components/ui/charts/steps.tsx';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { CountdownBox } from '#components/ui/offers/countdown-box.tsx';
import { OffTag } from '#components/ui/offers/off-tag.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import type { CommonPercents } from '#lib/price-history/price-claims.ts';
import { currencies } from '#lib/money/currencies.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: 'hero',
    '& .opening': {
      display: 'grid',
      columnGap: '16',
      rowGap: '8',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 382px' },
    },
    '& .words': { display: 'grid', gap: '5', justifyItems: 'start', minWidth: '0' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& h1': { textStyle: 'display', marginTop: '-2px' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
    '& .discount': { width: 'full' },
    '& .words > ol': { marginBlock: '2' },
    '& .words > a': { width: { base: 'full', sm: 'auto' } },
  },
});

const rungStates = {
  coming: ['now', 'todo', 'todo'],
  running: ['done', 'now', 'todo'],
  ended: ['done', 'done', 'now'],
} as const satisfies Record<WindowState, readonly StepState[]>;

interface PromotionHeroProps {
  content: PromotionContent;
  now: ServerNow;
  language: Language;
}

/** The discount, drawn once for all servers of the offer. */
const Discount = ({ percents }: { percents: CommonPercents }) =>
  currencies.map((currency) => {
    const percent = percents[currency];
    return percent === null ? null : (
      <span key={currency} className="discount" data-amount={currency}>
        <DiscountCells percent={percent} />
      </span>
    );
  });

/** An offer's title, its current phase and the time left. */
export function PromotionHero({ content: { title, lead, percents, window, ranBefore }, now, language }: PromotionHeroProps) {
  const { t } = useTranslation(['activities', 'offers']);
  const state = windowState(window, now.nowMs);
  const [announced, sale, after] = rungStates[state];
  const instants = { from: formatInstant(window.startsAtMs, language), to: formatInstant(window.endsAtMs, language) };
  return (
    <Band>
      <Container>
        <div className="opening">
          <div className="words">
            <p className="tags">
              <StateTag state={state} />
              {state === 'running' ? <OffTag percents={percents} language={language} /> : null}
            </p>
            <h1>
              <KeepPhrases>{title}</KeepPhrases>
            </h1>
            {lead ? <p className="lead">{lead}</p> : null}
            {state === 'running' ? <Discount percents={percents} /> : null}
            {ranBefore && state === 'coming' ? <p>{t('again', { instant: instants.from })}</p> : null}
            <Steps
              language={language}
              states={{ done: t('phase.done'), now: t('phase.now'), todo: t('phase.todo') }}
              steps={[
                { state: announced, title: t('phase.announced'), text: t('phase.announcedText') },
                { state: sale, title: t('phase.sale'), text: t('phase.saleText', instants) },
                { state: after, title: t('phase.after'), text: t('phase.afterText') },
              ]}
            />
            <ButtonLink href="#servers" language={language} variant="primary" size="lg">
              {t('choose')}
            </ButtonLink>
          </div>
          <div>
            <ChartBorder />
            <CountdownBox window={window} now={now} language={language} />
          </div>
        </div>
      </Container>
    </Band>
  );
}
