import type { KeyboardEvent } from 'react';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { isComposing } from '#components/ui/runtime/is-composing.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { unitsOver } from './session/chat-session.ts';
import { chatBoxId } from './use-chat-dialog.ts';

const Form = styled('form', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    background: 'bg.canvas',
    paddingInline: '4',
    paddingTop: '3',
    paddingBottom: 'max(.75rem, env(safe-area-inset-bottom))',
    '& > div': { width: 'full', maxWidth: 'measure', marginInline: 'auto' },
    '& .row': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: '2', alignItems: 'end' },
    '& textarea': {
      font: 'inherit',
      // below 16 px a phone would enlarge the page
      fontSize: '1rem',
      lineHeight: '1.5',
      color: 'fg',
      background: 'bg',
      width: 'full',
      height: '4.25rem',
      minHeight: 'control',
      maxHeight: '30dvh',
      fieldSizing: 'content',
      resize: 'none',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      paddingBlock: '.5625rem',
      paddingInline: '3',
      '&::placeholder': { color: 'fg.subtle', opacity: '1' },
    },
    '@supports (field-sizing: content)': { '& textarea': { height: 'auto' } },
    '& textarea:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& textarea[aria-invalid=true]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--hf-colors-border-error)' },
    '& .note': { display: 'flex', flexWrap: 'wrap', columnGap: '1', textStyle: 'xs', color: 'fg.muted', marginTop: '2' },
    // touch screens have no such keys
    '& .keys': { '@media (hover: none)': { display: 'none' } },
    '& .left': { textStyle: 'xs', color: 'fg.muted', marginTop: '2', fontVariantNumeric: 'tabular-nums' },
    '& .over': { color: 'fg.error', fontWeight: 'semibold' },
    '& button[aria-disabled=true]': { background: 'bg.subtle', color: 'fg.muted', cursor: 'default' },
  },
});

/** When no more units than this are left, the box says how many. */
const counterFrom = 100;

interface ChatBoxProps {
  draft: string;
  isWaiting: boolean;
  onType: (draft: string) => void;
  onSend: () => void;
}

/** The box for a question: Enter sends, Shift and Enter begin a line, and the keys of an input method are left alone. */
export function ChatBox({ draft, isWaiting, onType, onSend }: ChatBoxProps) {
  const { t } = useTranslation('chat');
  const over = unitsOver(draft);
  const isCounted = draft.length > chatLimits.questionUnitsAtMost - counterFrom;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="row">
        <textarea
          id={chatBoxId}
          rows={1}
          aria-label={t('box.label')}
          placeholder={t('box.placeholder')}
          aria-invalid={over > 0 || undefined}
          aria-describedby={isCounted ? `${chatBoxId}-left ${chatBoxId}-note` : `${chatBoxId}-note`}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
        />
        <Button type="submit" variant="primary" aria-busy={isWaiting || undefined} aria-disabled={isWaiting || undefined}>
          {isWaiting ? t('box.sending') : t('box.send')}
        </Button>
      </div>
      {isCounted ? (
        <div id={`${chatBoxId}-left`} className={over > 0 ? 'left over' : 'left'}>
          {over > 0 ? t('box.over', { count: over }) : t('box.left', { count: -over })}
        </div>
      ) : null}
      <div id={`${chatBoxId}-note`} className="note">
        <span>{t('box.note')}</span>
        <span className="keys">{t('box.keys')}</span>
      </div>
    </Form>
  );
}
