import { useState } from 'react';
import { useClient, type DocumentActionComponent } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { movingQuery, translationsToMove, type Moving } from './moving-translations.ts';
import { slugChangeOf } from './slug-change.ts';
import { say } from '../words/say.ts';

type Step = { readonly kind: 'idle' | 'reading' | 'failed' } | { readonly kind: 'asks'; readonly moving: Moving };

const slugOf = (document: unknown): string => String(asRecord(asRecord(document).slug).current ?? '');

/** Publishing a help text at another address asks whether its translations, which would stay at the old one, move along. */
export function publishMoved(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithTranslations: DocumentActionComponent = (props) => {
    const { draft, published } = props;
    const original = publish(props);
    const client = useClient({ apiVersion: contentApiVersion });
    const [step, setStep] = useState<Step>({ kind: 'idle' });
    const { kind, language, translationKey: key } = asRecord(draft);
    if (!original || original.disabled || kind !== 'help' || !slugChangeOf(draft, published)) return original;
    const from = slugOf(published);
    const to = slugOf(draft);
    const close = (): void => setStep({ kind: 'idle' });
    const finish = (): void => {
      close();
      original.onHandle?.();
    };
    const ask = async (): Promise<void> => {
      setStep({ kind: 'reading' });
      const found = await client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(movingQuery, { key: key ?? '', from, to });
      const moving = translationsToMove(found, { language, key });
      if (moving) setStep({ kind: 'asks', moving });
      else finish();
    };
    const moveAlong = async ({ ids }: Moving): Promise<void> => {
      setStep({ kind: 'reading' });
      const transaction = client.transaction();
      for (const id of ids) transaction.patch(id, (patch) => patch.set({ 'slug.current': to }));
      await transaction.commit({ visibility: 'sync' });
      finish();
    };
    const attempt = (work: Promise<void>): void => void work.catch(() => setStep({ kind: 'failed' }));
    const onHandle = (): void => attempt(ask());
    if (step.kind === 'idle') return { ...original, onHandle };
    if (step.kind === 'reading') return { ...original, disabled: true };
    const header = say('The address changes');
    if (step.kind !== 'asks') {
      const content = say('The translations could not be read or moved. Nothing was published: try again.');
      return { ...original, dialog: { type: 'dialog', header, content, onClose: close } };
    }
    const { names } = step.moving;
    return {
      ...original,
      dialog: {
        type: 'dialog',
        header,
        content: say(`${names}: still at /doc/article/${from}. Shall every language move to /doc/article/${to}?`),
        footer: (
          <div style={{ display: 'flex', gap: '.75rem', justifyContent: 'flex-end', padding: '.75rem' }}>
            <button type="button" onClick={finish}>
              {say('Only this language')}
            </button>
            <button type="button" onClick={() => attempt(moveAlong(step.moving))}>
              {say('Every language')}
            </button>
          </div>
        ),
        onClose: close,
      },
    };
  };
  return Object.assign(PublishWithTranslations, { action: 'publish' as const });
}
