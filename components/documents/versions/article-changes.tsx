import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ChangedPiece, VersionChanges } from '#lib/documents/version-changes.ts';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const Changes = styled('details', {
  base: {
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    marginTop: '6',
    '& > summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '48px',
      paddingInline: '4',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& > div': { paddingInline: '4', paddingBottom: '5', borderTop: '1px solid', borderColor: 'border' },
    '& h3': { fontSize: '1rem', marginTop: '5', marginBottom: '2' },
    '& p': { marginTop: '3', overflowWrap: 'anywhere' },
    '& ins': { background: 'accent.subtle', textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
  },
});

function Piece({ piece: { kind, text } }: { piece: ChangedPiece }) {
  const { t } = useTranslation('documents');
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{t(`changes.${kind}`)} </VisuallyHidden>
      {text}
    </Mark>
  );
}

interface ArticleChangesProps {
  changes: VersionChanges;
  /** The text's language, if it differs from the page's. */
  lang: string | undefined;
}

/** What changed from the version before, section by section: added words underlined, removed ones struck through. */
export function ArticleChanges({ changes: { since, sections }, lang }: ArticleChangesProps) {
  const { t } = useTranslation('documents');
  return (
    <Changes>
      <summary>
        {t('changes.heading', { version: since })}
        <ChevronDownIcon />
      </summary>
      <div>
        {sections.length === 0 ? <p>{t('changes.none')}</p> : null}
        {sections.map(({ part, heading, paragraphs }, section) => (
          <section key={section}>
            {part === 'body' ? null : <h3>{t(`changes.${part}`)}</h3>}
            {heading === '' ? null : <h3 lang={lang}>{heading}</h3>}
            {paragraphs.map((pieces, paragraph) => (
              <p key={paragraph} lang={lang}>
                {pieces.map((piece, index) => (
                  <Piece key={index} piece={piece} />
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Changes>
  );
}
