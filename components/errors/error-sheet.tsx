import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';

const Sheet = styled('section', {
  base: {
    paddingTop: '10',
    paddingBottom: 'section',
    '& .sea': {
      position: 'relative',
      display: 'grid',
      alignItems: 'start',
      minHeight: { base: '340px', sm: '420px' },
      overflow: 'hidden',
      borderInline: '1px solid',
      borderColor: 'border.emphasized',
    },
    '& svg': { position: 'absolute', inset: '0', width: 'full', height: 'full', fill: 'none' },
    '& .grid': { stroke: 'border.muted' },
    '& .course': { stroke: 'accent.solid', strokeWidth: '3', strokeDasharray: '24 12' },
    '& .end': { stroke: 'accent.solid', strokeWidth: '5' },
    '& .words': { position: 'relative', padding: 'clamp(1.5rem,4vw,3.5rem)', maxWidth: '42rem' },
    '& .code': { fontSize: '1.25rem', fontWeight: 'semibold', color: 'accent.fg', marginBottom: '3', fontVariantNumeric: 'tabular-nums' },
    '& h1': { textStyle: 'display', lineHeight: { base: '1.08' }, marginBottom: '3', '&:lang(zh), &:lang(ja)': { lineHeight: '1.3' } },
    '& .lead': { textStyle: 'lead', color: 'fg.muted' },
    '& .below': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16',
      rowGap: '6',
      justifyContent: 'space-between',
      alignItems: 'end',
      marginTop: '8',
    },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold' },
    '& ul': { display: 'grid', gap: '1', marginTop: '2' },
    '& li': { position: 'relative', paddingInlineStart: '6' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '.62em',
      width: '9px',
      height: '9px',
      background: 'accent.solid',
    },
    '& .ways': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      flex: { base: '1 1 auto', sm: 'none' },
      '& > a': { flex: { base: '1 1 auto', sm: 'none' } },
    },
  },
});

const gridPath = [
  ...Array.from({ length: 14 }, (_, column) => `M${(column * 92.31).toFixed(1)} 0V420`),
  ...Array.from({ length: 5 }, (_, row) => `M0 ${(42 + row * 92.31).toFixed(1)}H1200`),
].join('');

export interface ErrorWords {
  readonly title: string;
  readonly text: string;
  readonly causes: string;
  readonly wrongAddress: string;
  readonly invalidAddress: string;
  readonly illegalData: string;
  readonly backHome: string;
}

interface ErrorSheetProps {
  /** The status as a position on a chart: 404 is 40°4′N. */
  position: string;
  words: ErrorWords;
  language: Language;
  /** A second way on, beside the home link. */
  more?: ReactNode;
}

/** An illustration of a course off the chart, the possible causes, and the home link. */
export function ErrorSheet({ position, words, language, more }: ErrorSheetProps) {
  return (
    <Sheet>
      <Container>
        <ChartBorder />
        <div className="sea">
          <svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path className="grid" d={gridPath} />
            {/* it ends where the narrowest phone, which sees the middle third, still shows it */}
            <path className="course" d="M60 396C240 408 370 372 510 340S706 330 760 214" />
            <path className="end" d="M748 202l24 24M772 202l-24 24" />
          </svg>
          <div className="words">
            <p className="code" aria-hidden="true">
              {position}
            </p>
            <h1>{words.title}</h1>
            <p className="lead">{words.text}</p>
          </div>
        </div>
        <ChartBorder />
        <div className="below">
          <div>
            <h2>{words.causes}</h2>
            <ul>
              <li>{words.wrongAddress}</li>
              <li>{words.invalidAddress}</li>
              <li>{words.illegalData}</li>
            </ul>
          </div>
          <div className="ways">
            <ButtonLink href="/" language={language} variant="primary" size="lg">
              {words.backHome}
            </ButtonLink>
            {more}
          </div>
        </div>
      </Container>
    </Sheet>
  );
}
