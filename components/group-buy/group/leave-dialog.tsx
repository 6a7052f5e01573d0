import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';

interface LeaveDialogProps {
  isLeader: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a seat is given up: without its leader a group never opens. */
export function LeaveDialog({ isLeader, busy, onConfirm, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('group-buy');
  return (
    <ModalDialog title={t('mine.leaveTitle')} onClose={onClose}>
      <p>{t('mine.leaveText')}</p>
      {isLeader ? <p>{t('mine.leaveLeader')}</p> : null}
      <div>
        <Button variant="primary" aria-busy={busy || undefined} onClick={onConfirm}>
          {busy ? t('mine.requesting') : t('mine.leave')}
        </Button>
        <Button onClick={onClose}>{t('mine.keep')}</Button>
      </div>
    </ModalDialog>
  );
}
