import { Button } from '#components/ui/controls/button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { useOrderWords } from './words-of-order.ts';

const texts = { server: 'cancel.text', other: 'cancel.textRenewal', name: 'cancel.textName' } as const;

interface CancelDialogProps {
  busy: boolean;
  /** How many servers it is for. */
  servers?: number;
  /** A new server; a renewal or a change, so that the server stays; or a name. */
  of?: keyof typeof texts;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an order is cancelled. */
export function CancelDialog({ busy, servers = 1, of = 'server', onConfirm, onClose }: CancelDialogProps) {
  const { t } = useOrderWords(servers);
  return (
    <ModalDialog title={t('cancel.title')} onClose={onClose}>
      <p>{t(texts[of])}</p>
      <div>
        <Button variant="primary" aria-busy={busy || undefined} onClick={onConfirm}>
          {busy ? t('action.requesting') : t('cancel.confirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
      </div>
    </ModalDialog>
  );
}
