import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { siteHeaderId } from '../site-header-id.ts';

const Strip = styled('dialog', {
  base: {
    position: 'absolute',
    zIndex: 'note',
    insetInline: '0',
    top: '100%',
    width: 'full',
    maxWidth: 'full',
    margin: '0',
    padding: '0',
    border: '0',
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    background: 'bg',
    color: 'fg',
    boxShadow: 'md',
    '& .question': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3', paddingBlock: '3' },
    '& .words': { flex: '1 1 16rem', minWidth: '0' },
    '& h2': { fontSize: '1rem', lineHeight: '1.5' },
    '& p': { textStyle: 'xs', color: 'fg.muted' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

/** What else Escape closes first. */
const otherThings = 'dialog:modal,header details[open]';

/** The question is in the offered language, for the people who read it best. */
export interface OfferWords {
  readonly title: string;
  readonly lead: string;
  readonly switch: string;
}

interface LanguageDialogProps {
  page: Language;
  offered: Language;
  words: OfferWords;
  /** The dialog is visible now: the question counts as asked. */
  onShown: () => void;
  onSwitch: () => void;
  onStay: () => void;
}

/**
 * Offers the browser's language: a dialog in the form of a strip, beside which the page stays in use. Escape keeps the language.
 */
export function LanguageDialog({ page, offered, words, onShown, onSwitch, onStay }: LanguageDialogProps) {
  const { t } = useTranslation('overlays');
  const titleId = useId();
  useEffect(onShown, [onShown]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector(otherThings) === null) onStay();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onStay]);
  return (
    <Strip open aria-modal="false" aria-labelledby={titleId} lang={htmlLang[offered]} data-queued="">
      <Container className="question">
        <div className="words">
          <h2 id={titleId}>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <div className="actions">
          <Button variant="secondary" size="sm" onClick={onSwitch}>
            {words.switch}
          </Button>
          <Button variant="tertiary" size="sm" lang={htmlLang[page]} onClick={onStay}>
            {t('language.stay')}
          </Button>
        </div>
      </Container>
    </Strip>
  );
}

/** Under the header, which stays in view. */
export function PlacedLanguageDialog(props: LanguageDialogProps) {
  const header = document.getElementById(siteHeaderId);
  return createPortal(<LanguageDialog {...props} />, header ?? document.body);
}
