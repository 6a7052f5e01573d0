import { besideChat } from '#components/ui/theme/beside-chat.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { ScaleKey } from './scale-key.tsx';

/** A snapping row on a phone, pairs on a tablet, four narrow and two wide cards beyond; all gauges have the same width. */
const Plans = styled('div', {
  base: {
    display: { base: 'flex', sm: 'grid' },
    gap: { base: '3', sm: '4' },
    gridTemplateColumns: { sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(4,minmax(0,1fr))' },
    overflowX: { base: 'auto', sm: 'visible' },
    scrollSnapType: { base: 'x mandatory', sm: 'none' },
    scrollPaddingInline: 'gutter',
    marginInline: { base: 'calc(-1 * var(--hf-spacing-gutter))', sm: '0' },
    paddingInline: { base: 'gutter', sm: '0' },
    paddingTop: { base: '1', sm: '0' },
    paddingBottom: { base: '4', sm: '0' },
    '& > article': { flex: { base: '0 0 min(82vw,20rem)', sm: 'none' }, scrollSnapAlign: 'start' },
    '& > article[data-wide]': { gridColumn: { lg: 'span 2' } },
    ...besideChat({ gridTemplateColumns: 'repeat(2,minmax(0,1fr))' }),
  },
});

const More = styled('p', { base: { marginTop: '6', '& a': { display: 'inline-block', paddingBlock: '1' } } });

interface PlanSectionProps {
  block: BlockOf<'plans'>;
  surface: SectionSurface;
  content: HomeContent;
  language: Language;
}

/** The plans of the page's region. */
export function PlanSection({ block, surface, content, language }: PlanSectionProps) {
  const { t } = useTranslation('home');
  if (content.plans.length === 0) return null;
  const heading = block.heading ?? t('plans');
  return (
    <Section id={block.id} surface={surface} heading={heading} lead={block.lead} aside={<ScaleKey />}>
      <Plans tabIndex={0} role="region" aria-label={heading}>
        {content.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} language={language} />
        ))}
      </Plans>
      <More>
        <SiteLink href="/product/vps" language={language}>
          {t('everySize')}
        </SiteLink>
      </More>
    </Section>
  );
}
