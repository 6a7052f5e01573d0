import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';

const Band = styled('section', {
  base: {
    paddingBlock: 'section',
    '& .side-columns': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,4fr) minmax(0,8fr)' },
      columnGap: '16',
      rowGap: '6',
    },
    '& h2': { textStyle: 'h2' },
    '& .section-lead': { color: 'fg.muted', marginTop: '4' },
  },
  variants: { surface: { page: {}, canvas: { background: 'bg.canvas' }, inverted: {} } },
});

interface SideSectionProps {
  id: string;
  surface: SectionSurface;
  heading: string;
  lead: string | null;
  children: ReactNode;
}

/** A band with its heading beside a long text or list. */
export function SideSection({ id, surface, heading, lead, children }: SideSectionProps) {
  return (
    <Band id={id} surface={surface}>
      <Container className="side-columns">
        <div>
          <h2>
            <KeepPhrases>{heading}</KeepPhrases>
          </h2>
          {lead ? <p className="section-lead">{lead}</p> : null}
        </div>
        <div>{children}</div>
      </Container>
    </Band>
  );
}
