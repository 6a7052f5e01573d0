import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { Container } from './container.tsx';
import { KeepPhrases } from './keep-phrases.tsx';

const Band = styled('div', {
  base: {
    paddingTop: '10',
    paddingBottom: '8',
    '&:has(nav)': { paddingTop: '6' },
    '& h1': { textStyle: 'h1' },
    '& nav + h1': { marginTop: '3' },
    '& .page-lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '3' },
  },
  variants: { surface: { page: {}, canvas: { background: 'bg.canvas', paddingBottom: '10' } } },
  defaultVariants: { surface: 'page' },
});

interface PageTitleProps {
  title: string;
  lead?: string;
  surface?: 'page' | 'canvas';
  /** The breadcrumb above the title. */
  trail?: ReactNode;
  /** The main action below the text. */
  children?: ReactNode;
}

/** A page's title and introduction. */
export function PageTitle({ title, lead, surface, trail, children }: PageTitleProps) {
  return (
    <Band surface={surface}>
      <Container>
        {trail}
        <h1>
          <KeepPhrases>{title}</KeepPhrases>
        </h1>
        {lead === undefined ? null : <p className="page-lead">{lead}</p>}
        {children}
      </Container>
    </Band>
  );
}
