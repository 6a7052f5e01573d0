import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { say } from '../../words/say.ts';
import { DialogLines } from './dialog-lines.tsx';

/** What is asked before a document is published, and the words of the button that publishes it. */
interface PublishQuestion {
  readonly lines: readonly string[];
  readonly confirm: string;
}

/** Null: nothing is asked. */
export type QuestionOf = (draft: unknown, published: unknown, nowMs: number) => PublishQuestion | null;

/** Publishing asks first where there is something to ask. */
export function publishAsked(publish: DocumentActionComponent, questionOf: QuestionOf): DocumentActionComponent {
  const PublishAsked: DocumentActionComponent = (props) => {
    const { draft, published } = props;
    const original = publish(props);
    const [question, setQuestion] = useState<PublishQuestion | null>(null);
    if (!original || original.disabled || !draft) return original;
    const close = (): void => setQuestion(null);
    const publishNow = (): void => {
      close();
      original.onHandle?.();
    };
    const ask = (): void => {
      const asked = questionOf(draft, published, Date.now());
      if (asked) setQuestion(asked);
      else publishNow();
    };
    if (!question) return { ...original, onHandle: ask };
    return {
      ...original,
      dialog: {
        type: 'confirm',
        tone: 'caution',
        message: <DialogLines lines={question.lines} />,
        confirmButtonText: question.confirm,
        cancelButtonText: say('Wait'),
        onCancel: close,
        onConfirm: publishNow,
      },
    };
  };
  return Object.assign(PublishAsked, { action: 'publish' as const });
}
