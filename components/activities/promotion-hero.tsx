import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PromotionContent } from '#lib/activities/load-promotion.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { windowState, type WindowState } from '#lib/offers/window-state.ts';
import { ActionRow } from '#components/ui/controls/action-row.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { Steps, type StepState } from '#components/ui/charts/steps.tsx';
import { CountdownLine } from '#components/ui/offers/countdown-line.tsx';
import { OffTag } from '#components/ui/offers/off-tag.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { OfferDrawing } from './offer-drawing.tsx';

const Band = styled('section', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: 'hero',
    '& .opening': {
      display: 'grid',
      columnGap: { md: '10', lg: '16' },
      rowGap: '8',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,18.5rem)' },
    },
    '& .words': { display: 'grid', gap: '5', minWidth: '0' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& h1': { textStyle: 'display', marginTop: '-2px' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
    '& .course': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', rowGap: { base: '6', md: '10' }, marginTop: '10' },
    // beside each other the phases hang from one line
    '& .course > ol': {
      gridTemplateColumns: { md: 'repeat(3,minmax(0,1fr))' },
      columnGap: { md: '8' },
      marginInlineStart: { md: '0' },
      borderInlineStart: { md: '0' },
      borderTop: { md: '1px solid' },
      borderColor: { md: 'border.emphasized' },
    },
    '& .course li': { paddingInlineStart: { md: '0' }, paddingTop: { md: '5' } },
    '& .course .text': { display: 'block', textWrap: 'balance' },
    '& .course li::before': { left: { md: '0' }, top: { md: '-8px' } },
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

/** An offer's title, its servers drawn, the time left, and its phases. */
export function PromotionHero({ content: { title, lead, percents, window, ranBefore, offers }, now, language }: PromotionHeroProps) {
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
            {ranBefore && state === 'coming' ? <p>{t('again', { instant: instants.from })}</p> : null}
            <ActionRow>
              <ButtonLink href="#servers" language={language} variant="primary" size="lg">
                {t('choose')}
              </ButtonLink>
            </ActionRow>
          </div>
          {offers.length > 0 ? <OfferDrawing servers={offers} /> : null}
        </div>
        <div className="course">
          <CountdownLine window={window} now={now} language={language} />
          <Steps
            language={language}
            states={{ done: t('phase.done'), now: t('phase.now'), todo: t('phase.todo') }}
            steps={[
              { state: announced, title: t('phase.announced'), text: t('phase.announcedText') },
              { state: sale, title: t('phase.sale'), text: t('phase.saleText', instants) },
              { state: after, title: t('phase.after'), text: t('phase.afterText') },
            ]}
          />
        </div>
      </Container>
    </Band>
  );
}
