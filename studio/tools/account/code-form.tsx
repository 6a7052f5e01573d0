import { useId, useState, type FormEvent } from 'react';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { whyOf } from '../editors/use-accounts.ts';

interface Props {
  /** What the field asks for. */
  readonly label: string;
  readonly button: string;
  readonly onCode: (code: string) => Promise<void>;
}

/** Asks for a code. A refused one stays in its field, with the reason. */
export function CodeForm({ label, button, onCode }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setRefusal(null);
    try {
      await onCode(code);
      setCode('');
    } catch (error) {
      setRefusal(whyOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Controls as="form" onSubmit={(event: FormEvent) => void submit(event)}>
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      {refusal === null ? null : (
        <p className="refused" role="alert">
          {say(`Nothing was changed: ${refusal}`)}
        </p>
      )}
      <button type="submit" disabled={isSending}>
        {button}
      </button>
    </Controls>
  );
}
