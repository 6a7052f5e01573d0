import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { ArticleBody } from '#components/documents/article-body.tsx';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { SideSection } from './side-section.tsx';

// a table is as wide as its column
const Body = styled('div', {
  base: { '& > div > :first-child:not(h2)': { marginTop: '0' }, '& > div > :not(.table)': { maxWidth: 'measure' } },
});

/** Paragraphs, lists and tables beside their heading. */
export function TextBlock({ block, language, surface }: { block: BlockOf<'text'>; language: Language; surface: SectionSurface }) {
  return (
    <SideSection id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Body>
        <ArticleBody blocks={block.body} language={language} />
      </Body>
    </SideSection>
  );
}
