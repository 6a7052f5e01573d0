import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';

/** The codes for an editor who has lost the app. They are shown here and nowhere else. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Controls>
      <p role="status">{say('The two-step log-in is on. Write these recovery codes down, or print them: they are shown only now.')}</p>
      <p>{say('Each works once in the place of a code, when you have lost the telephone.')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onDone}>
        {say('I have them')}
      </button>
    </Controls>
  );
}
