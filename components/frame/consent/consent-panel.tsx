import { useEffect, useId, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ConsentForm, type ConsentChoice } from './consent-form.tsx';
import { keepFocusAbove } from '../overlays/keep-focus-above.ts';
import { pageConsent } from './page-consent.ts';

const Panel = styled('section', {
  base: {
    position: 'fixed',
    zIndex: 'note',
    left: { base: '0', sm: '4' },
    right: { base: '0', sm: 'auto' },
    bottom: { base: 'var(--room-below, 0px)', sm: 'calc(var(--room-below, 0px) + 1rem)' },
    width: { base: 'auto', sm: '30rem' },
    // in few lines it covers the least of a page
    '&:has([data-folded])': { width: { base: 'auto', sm: 'calc(100vw - 2rem)' }, maxWidth: { sm: '52rem' } },
    maxHeight: { base: '70dvh', sm: 'calc(100dvh - 8rem - var(--room-below, 0px))' },
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: { base: '0', sm: 'l3' },
    borderWidth: { base: '1px 0 0', sm: '1px' },
    boxShadow: 'md',
    padding: { base: '3', sm: '4' },
    paddingInline: { base: '4', sm: '5' },
    '& h2': { textStyle: 'sm', fontSize: { sm: '1rem' }, fontWeight: 'semibold' },
  },
});

interface ConsentPanelProps {
  /** The site's setting: whether the optional categories are preselected. */
  onByDefault: boolean;
  language: Language;
}

/** The cookie banner. It leaves the page usable, and never covers the focused element. */
export function ConsentPanel({ onByDefault, language }: ConsentPanelProps) {
  const { t } = useTranslation('overlays');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocusAbove(panel.current) : undefined), []);
  const initial: ConsentChoice = { statistics: onByDefault, marketing: onByDefault };
  return (
    <Panel ref={panel} role="dialog" aria-modal="false" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('cookies.title')}</h2>
      <ConsentForm short initial={initial} language={language} onConfirm={pageConsent.confirm} onCancel={pageConsent.cancel} />
    </Panel>
  );
}
