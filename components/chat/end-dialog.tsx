import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { useTranslation } from '#components/ui/words/use-translation.ts';

/** Asks before a conversation is ended and forgotten. */
export function EndDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <ModalDialog title={t('ending.title')} onClose={onClose}>
      <p>{t('ending.text')}</p>
      <div>
        <Button variant="primary" onClick={onConfirm}>
          {t('ending.confirm')}
        </Button>
        <Button onClick={onClose}>{t('ending.keep')}</Button>
      </div>
    </ModalDialog>
  );
}
