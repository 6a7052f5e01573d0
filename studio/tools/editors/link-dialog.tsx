import { useId, useRef, useState } from 'react';
import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { say } from '../../words/say.ts';
import type { AccountLink } from './account-calls.ts';
import { personIn } from './account-words.ts';
import { Buttons, Dialog } from './dialog.tsx';

/** A link to a password, which the administrator passes on. It is shown here and nowhere else. */
export function LinkDialog({ name, link, onClose }: { name: string; link: AccountLink; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isCopied, setCopied] = useState(false);

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link.link);
      setCopied(true);
    } catch {
      // a page without https may not: the link is selected, ready for the keyboard
    }
  };

  return (
    <Dialog title={say(`The link for ${personIn(name)}`)} onClose={onClose}>
      <p>
        {say(
          'Pass it on by a way that only this person reads. Whoever opens it chooses the password. It is shown only now, and works once.',
        )}
      </p>
      <div>
        <label htmlFor={id}>{say(`Works until ${instantInWords(link.until)}`)}</label>
        <input ref={field} id={id} readOnly value={link.link} onFocus={(event) => event.target.select()} />
      </div>
      <Buttons>
        <button type="button" onClick={() => void copy()}>
          {isCopied ? say('Copied') : say('Copy the link')}
        </button>
        <button type="button" onClick={onClose}>
          {say('Close')}
        </button>
      </Buttons>
    </Dialog>
  );
}
