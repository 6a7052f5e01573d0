import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { Container } from './container.tsx';
import { KeepPhrases } from './keep-phrases.tsx';

const Band = styled('section', {
  base: { paddingBlock: 'section' },
  variants: { surface: { page: {}, canvas: { background: 'bg.canvas' }, inverted: { background: 'bg.inverted', color: 'fg.inverted' } } },
  defaultVariants: { surface: 'page' },
});

const Head = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    marginBottom: { base: '6', sm: '10' },
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) auto' },
    '& h2': { textStyle: 'h2' },
    '& .section-lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: '38rem', marginTop: '3' },
    '&:last-child': { marginBottom: '0' },
  },
  variants: { surface: { page: {}, canvas: {}, inverted: { '& .section-lead': { color: 'fg.invertedMuted' } } } },
});

export type SectionSurface = 'page' | 'canvas' | 'inverted';

interface SectionProps {
  heading: string;
  lead?: string | null;
  /** Content at the end of the heading's line on a wide screen. */
  aside?: ReactNode;
  id?: string;
  surface?: SectionSurface;
  children?: ReactNode;
}

/** A band of the page: heading on the left, one idea, at most two lines. */
export function Section({ heading, lead, aside, id, surface, children }: SectionProps) {
  return (
    <Band id={id} surface={surface}>
      <Container>
        <Head surface={surface}>
          <div>
            <h2>
              <KeepPhrases>{heading}</KeepPhrases>
            </h2>
            {lead ? <p className="section-lead">{lead}</p> : null}
          </div>
          {aside}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
