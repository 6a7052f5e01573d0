import { besideChat } from '#components/ui/theme/beside-chat.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SectionLink } from '#lib/documents/table-of-contents.ts';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';

/** Below the width of a rail: a column of text leaves room for the contents beside it. */
export const roomBeside = '@media (min-width: 861px) and (max-width: 960.98px)';

const listStyles = {
  '& ol': { borderInlineStart: '1px solid', borderColor: 'border' },
  '& a': {
    display: 'block',
    paddingBlock: '.3125rem',
    paddingInline: '4',
    marginInlineStart: '-1px',
    borderInlineStart: '3px solid transparent',
    textStyle: 'sm',
    color: 'fg.muted',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'fg', borderColor: 'border.control' },
  // as beside its heading: a legal text is cited by the number of a section
  '& .numbered': { counterReset: 'section' },
  '& .numbered a': { display: 'flex', gap: '2', counterIncrement: 'section' },
  '& .numbered a::before': {
    content: 'counter(section)',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
    minWidth: '1.25em',
    flex: 'none',
  },
} as const;

const Beside = styled('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    [roomBeside]: { display: 'block' },
    position: 'sticky',
    top: '92px',
    maxHeight: 'calc(100vh - 116px)',
    overflowY: 'auto',
    paddingTop: '1',
    ...besideChat({ display: 'none' }),
    '& h2': { textStyle: 'sm', fontWeight: 'semibold', marginBottom: '2' },
    ...listStyles,
  },
});

const Above = styled('details', {
  base: {
    display: { base: 'block', xl: 'none' },
    [roomBeside]: { display: 'none' },
    ...besideChat({ display: 'block' }),
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    marginTop: '6',
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '48px',
      paddingInline: '4',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    '& nav': { paddingInline: '4', paddingBottom: '3' },
    ...listStyles,
    '& a': { ...listStyles['& a'], paddingBlock: '.5rem' },
  },
});

interface ContentsListProps {
  sections: readonly SectionLink[];
  /** Beside the text on a wide screen; collapsed above it on any other. One of the two is shown. */
  place: 'beside' | 'above';
  /** The text's language, if it differs from the page's. */
  lang: string | undefined;
  /** Each section has its number before it. */
  numbered?: boolean;
}

/** The sections of an article. A text with one section has none. */
export function ContentsList({ sections, place, lang, numbered = false }: ContentsListProps) {
  const { t } = useTranslation('documents');
  if (sections.length < 2) return null;
  const list = (
    <ol lang={lang} className={numbered ? 'numbered' : undefined}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  if (place === 'beside')
    return (
      <Beside aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        {list}
      </Beside>
    );
  return (
    <Above>
      <summary>
        {t('contents')}
        <ChevronDownIcon />
      </summary>
      <nav aria-label={t('contents')}>{list}</nav>
    </Above>
  );
}
