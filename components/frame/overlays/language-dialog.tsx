import { useEffect } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';

const Lead = styled('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

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

/** Offers the browser's language. */
export function LanguageDialog({ page, offered, words, onShown, onSwitch, onStay }: LanguageDialogProps) {
  const { t } = useTranslation('overlays');
  useEffect(onShown, [onShown]);
  return (
    <ModalDialog title={words.title} onClose={onStay} lang={htmlLang[offered]} queued>
      <Lead>{words.lead}</Lead>
      <div>
        <Button variant="primary" onClick={onSwitch}>
          {words.switch}
        </Button>
        <Button variant="secondary" lang={htmlLang[page]} onClick={onStay}>
          {t('language.stay')}
        </Button>
      </div>
    </ModalDialog>
  );
}
