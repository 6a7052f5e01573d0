import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Uses = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    columnGap: '8',
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      paddingTop: '4',
      paddingBottom: '8',
    },
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.muted' },
    '& a': { paddingBlock: '1', textStyle: 'sm', fontWeight: 'semibold' },
  },
});

/** Typical customers, by what they use the servers for. */
export function CustomersBlock({ block, language, surface }: { block: BlockOf<'customers'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Uses>
        {block.customers.map(({ title, text, action }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>{text}</p>
            {action ? (
              <SiteLink href={action.href} language={language}>
                {action.label}
              </SiteLink>
            ) : null}
          </li>
        ))}
      </Uses>
    </Section>
  );
}
