import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { RuleRows } from './rule-rows.tsx';

// the buttons have one width, so that texts and buttons share their edges
const Rows = styled(RuleRows, {
  base: {
    '& > li': { gridTemplateColumns: { sm: 'minmax(0,1fr) 12rem' } },
    '& > li > a': { justifySelf: { base: 'start', sm: 'stretch' } },
  },
});

/** Ways to reach us, each with its hours and its link. */
export function ChannelsBlock({ block, language, surface }: { block: BlockOf<'channels'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Rows>
        {block.channels.map(({ title, text, hours, action }, index) => (
          <li key={index}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {hours ? <p className="hours">{hours}</p> : null}
            </div>
            <ButtonLink href={action.href} language={language} size="sm">
              {action.label}
            </ButtonLink>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
