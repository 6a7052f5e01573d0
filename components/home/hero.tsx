import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { ActionRow } from '#components/ui/controls/action-row.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { BannerRow } from './banner-row.tsx';
import { RegionChart } from './region-chart.tsx';

const Band = styled('section', {
  base: {
    paddingTop: { base: '8', lg: '16' },
    paddingBottom: 'section',
    '& .opening': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) auto' },
      columnGap: '16',
      rowGap: '5',
      alignItems: 'end',
      marginBottom: 'clamp(1.75rem,1rem + 2vw,3rem)',
    },
    '& h1': { textStyle: 'display', gridColumn: '1/-1' },
    '& .lead': {
      textStyle: 'lead',
      color: 'fg.muted',
      maxWidth: 'lead',
      textWrap: 'pretty',
      '&:lang(ja)': { fontFeatureSettings: '"palt"' },
    },
  },
});

interface HeroProps {
  block: BlockOf<'hero'>;
  content: HomeContent;
  language: Language;
}

/** The headline of the site over the chart of its regions, and today's highlights. */
export function Hero({ block, content, language }: HeroProps) {
  const { heading, lead, primaryAction, secondaryAction } = block;
  return (
    <Band>
      <Container>
        <div className="opening">
          {heading ? (
            <h1>
              <KeepPhrases>{heading}</KeepPhrases>
            </h1>
          ) : null}
          {lead ? <p className="lead">{lead}</p> : null}
          {primaryAction || secondaryAction ? (
            <ActionRow>
              {primaryAction ? (
                <ButtonLink href={primaryAction.href} language={language} variant="primary" size="lg">
                  {primaryAction.label}
                </ButtonLink>
              ) : null}
              {secondaryAction ? (
                <ButtonLink href={secondaryAction.href} language={language} size="lg">
                  {secondaryAction.label}
                </ButtonLink>
              ) : null}
            </ActionRow>
          ) : null}
        </div>
        <RegionChart chartRegions={content.chartRegions} language={language} />
        <BannerRow banners={content.banners} language={language} />
      </Container>
    </Band>
  );
}
