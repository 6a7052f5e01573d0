import { useState } from 'react';
import { publishedIdOf, releaseOfId } from '../../lib/content/document-ids.ts';
import { DocumentLink } from '../tools/page.tsx';
import { say } from '../words/say.ts';
import type { Choice } from './left-behind.ts';
import { Notice } from './notice.ts';
import { whyOf } from './reason-of.ts';
import { textOf } from './typed-text.ts';

const charactersAtMost = 300;

function valueInWords(value: unknown): string {
  if (value === undefined) return say('(emptied)');
  const text = textOf(value) || JSON.stringify(value);
  return text.length > charactersAtMost ? `${text.slice(0, charactersAtMost)}…` : text;
}

export interface ChoiceProps {
  choice: Choice;
  use: (choice: Choice) => Promise<void>;
  discard: (choice: Choice) => void;
}

/** The whole text, selected; in the clipboard too, where the browser has one: not over plain http. */
function WholeText({ choice }: Pick<ChoiceProps, 'choice'>) {
  const [isShown, setShown] = useState(false);
  const text = choice.changes.map(({ after }) => textOf(after)).join('\n\n');
  const copy = (): void => {
    setShown(true);
    const clipboard: Clipboard | undefined = navigator.clipboard;
    // it is shown to be copied by hand
    clipboard?.writeText(text).catch(() => undefined);
  };
  return (
    <>
      {isShown && <textarea readOnly rows={6} aria-label={say('What you typed')} value={text} ref={(area) => area?.select()} />}
      <button type="button" onClick={copy}>
        {say('Copy as text')}
      </button>
    </>
  );
}

/** Words that the lake cannot simply take: nothing of them goes before the editor has decided. */
export function NotSavedYet({ choice, use, discard }: ChoiceProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { documentId, documentType } = choice.copy;
  return (
    <Notice role="alert">
      <p>
        {say('Not saved yet.')}{' '}
        <DocumentLink id={publishedIdOf(documentId)} type={documentType} release={releaseOfId(documentId)}>
          {say('The document')}
        </DocumentLink>{' '}
        {choice.why === null
          ? say('was changed by somebody else after you typed this:')
          : `${say(`could not be saved with your words. ${choice.why}`)} ${say('You typed:')}`}
      </p>
      <dl>
        {choice.changes.map(({ path, after }) => (
          <div key={path.join('.')}>
            <dt>{path.join(' › ')}</dt>
            <dd>{valueInWords(after)}</dd>
          </div>
        ))}
      </dl>
      {refusal && <p>{say(`It was not saved: ${refusal}`)}</p>}
      <button type="button" onClick={() => void use(choice).catch((error: unknown) => setRefusal(whyOf(error)))}>
        {say('Use my words')}
      </button>
      <WholeText choice={choice} />
      <button type="button" onClick={() => discard(choice)}>
        {say('Discard them')}
      </button>
    </Notice>
  );
}
