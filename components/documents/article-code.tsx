import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CodeLanguage } from '#lib/content/values/code-languages.ts';
import { CopyButton } from './copy-button.tsx';
import { printedCode } from './print/printed-text.ts';

const CodeFigure = styled('figure', {
  base: {
    border: '1px solid',
    borderColor: 'bg.inverted',
    borderRadius: 'l2',
    overflow: 'hidden',
    background: 'bg.inverted',
    color: 'fg.inverted',
    '& figcaption': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'control',
      paddingInlineStart: '4',
      textStyle: 'xs',
      color: 'fg.invertedMuted',
      borderBottom: '1px solid',
      borderColor: 'border.inverted',
    },
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
    ...printedCode,
  },
});

const Lines = styled('pre', {
  base: {
    padding: '4',
    overflowX: 'auto',
    ...edgeFades,
    fontFamily: 'mono',
    fontSize: '.875rem',
    lineHeight: '1.7',
    tabSize: '2',
    overflowWrap: 'normal',
    '&:focus-visible': { outlineColor: 'accent.focusRingInverted', outlineOffset: '-3px' },
  },
});

interface ArticleCodeProps {
  code: string;
  language: CodeLanguage;
}

/** Commands or a file, titled by its language; long lines scroll by keyboard, and translators skip them. */
export function ArticleCode({ code, language }: ArticleCodeProps) {
  const { t } = useTranslation('documents');
  const name = t(`code.${language}`);
  return (
    <CodeFigure>
      <figcaption>
        {name}
        <CopyButton text={code} name={name} />
      </figcaption>
      <Lines tabIndex={0} role="group" aria-label={name}>
        <code translate="no">{code}</code>
      </Lines>
    </CodeFigure>
  );
}
