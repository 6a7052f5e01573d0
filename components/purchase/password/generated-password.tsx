import { useId, type RefObject } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { CheckIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import type { GeneratedPasswordView } from './use-generated-password.ts';

interface GeneratedPasswordProps {
  password: string;
  view: Omit<GeneratedPasswordView, 'place' | 'reset'>;
  place: RefObject<HTMLDivElement | null>;
}

/** A password from the browser's random source: shown once, copied, and then only known to be there. */
export function GeneratedPassword({ password, view, place }: GeneratedPasswordProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  return (
    <>
      {view.shown && password !== '' ? (
        <div className="shown" ref={place}>
          <code id={`${id}-made`}>{password}</code>
          <Button size="sm" aria-describedby={`${id}-made`} onClick={() => void view.copy()}>
            {view.copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
            {view.copied === 'copied' ? t('password.copied') : t('password.copy')}
          </Button>
          <Button size="sm" variant="tertiary" onClick={view.hide}>
            {t('password.kept')}
          </Button>
        </div>
      ) : (
        <div className="shown" ref={place}>
          <Button size="sm" onClick={view.generate}>
            {password === '' ? t('password.generate') : t('password.generateNew')}
          </Button>
          {password === '' ? null : <span className="help">{t('password.ready')}</span>}
        </div>
      )}
      <p className="help" role="status">
        {view.copied === 'failed' ? t('password.copyFailed') : t('password.once')}
      </p>
    </>
  );
}
