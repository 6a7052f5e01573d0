import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { useOrderWords } from './words-of-order.ts';

interface CancelDialogProps {
  busy: boolean;
  /** How many servers it is for. */
  servers?: number;
  /** It is a renewal or a change: the server stays. */
  keepsServer?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an order is cancelled. */
export function CancelDialog({ busy, servers = 1, keepsServer = false, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useOrderWords(servers);
  return (
    <ModalDialog title={t('cancel.title')} onClose={onClose}>
      <p>{t(keepsServer ? 'cancel.textRenewal' : 'cancel.text')}</p>
      <div>
        <Button variant="primary" aria-busy={busy || undefined} onClick={onConfirm}>
          {busy ? t('action.requesting') : t('cancel.confirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
      </div>
    </ModalDialog>
  );
}
