import { useEffect, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { studioAddressOf, studioMarkName } from '#lib/content/studio-mark.ts';

/** Storage may be blocked; then nobody has edited here. */
function hasMark(): boolean {
  try {
    return window.localStorage.getItem(studioMarkName) !== null;
  } catch {
    return false;
  }
}

/** A link to the text in the Studio, for an editor who is logged in there. Cached pages do not have it: the browser adds it. */
export function EditorLink({ documentId }: { documentId: string }) {
  const { t } = useTranslation('documents');
  const [isEditor, setEditor] = useState(false);
  useEffect(() => {
    if (!hasMark()) return undefined;
    let left = false;
    import('./ask-editor.ts')
      .then(({ askEditor }) => askEditor())
      .then(
        (answer) => void (left || setEditor(answer)),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, []);
  return isEditor ? (
    <p data-screen-only="">
      <a href={studioAddressOf('article', documentId)}>{t('editInStudio')}</a>
    </p>
  ) : null;
}
