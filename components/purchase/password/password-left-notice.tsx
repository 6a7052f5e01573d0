import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import type { PasswordLeft } from './password-left.ts';

const NoticeSlot = styled('div', {
  base: { paddingBottom: '6', '&:empty': { display: 'none' }, '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' } },
});

/** What happened to the password that was in the form when the page was left, beside the field. */
export function PasswordLeftNote({ left, children }: { left: PasswordLeft; children?: React.ReactNode }) {
  const { t } = useTranslation('purchase');
  const words = {
    generated: t('password.left.generated'),
    own: t('password.left.own'),
    quoted: t('password.left.quoted'),
  } as const satisfies Record<PasswordLeft, string>;
  return (
    <Note tone="warn">
      <p>{words[left]}</p>
      {children}
    </Note>
  );
}

/** The same above the form, for a returning visitor, with a link to the field. */
export function PasswordLeftNotice({ left }: { left: PasswordLeft | null }) {
  const { t } = useTranslation('purchase');
  const [isClosed, setClosed] = useState(false);
  return (
    <NoticeSlot role="status">
      {left === null || isClosed ? null : (
        <PasswordLeftNote left={left}>
          <div className="ways">
            <Button
              size="sm"
              onClick={() => document.getElementById('password')?.querySelector<HTMLElement>('.shown button, .entry input')?.focus()}
            >
              {t('password.left.show')}
            </Button>
            <Button size="sm" variant="tertiary" onClick={() => setClosed(true)}>
              {t('fallback.close')}
            </Button>
          </div>
        </PasswordLeftNote>
      )}
    </NoticeSlot>
  );
}
