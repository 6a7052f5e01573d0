import { useId, useState, type FormEvent } from 'react';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { Refusal } from '../editors/refusal.tsx';
import { useSending } from '../editors/use-sending.ts';

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
  const { isSending, refusal, send } = useSending();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      await onCode(code);
      setCode('');
    });
  };

  return (
    <Controls as="form" onSubmit={submit}>
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
      <Refusal says={refusal && say(`Nothing was changed: ${refusal}`)} />
      <button type="submit" disabled={isSending}>
        {button}
      </button>
    </Controls>
  );
}
