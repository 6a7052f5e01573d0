import { useTranslation } from '#components/ui/words/use-translation.ts';
import { chatPanel } from '../runtime/chat-panel.ts';
import { Button } from './button.tsx';

interface AssistantButtonProps {
  /** What the visitor was looking for. */
  typed?: string;
  /** Called before the chat opens. */
  onOpen?: () => void;
}

/** Opens the chat, for those who found nothing. It needs a script. */
export function AssistantButton({ typed, onOpen }: AssistantButtonProps) {
  const { t } = useTranslation('overlays');
  const open = (): void => {
    onOpen?.();
    chatPanel.open(typed);
  };
  return (
    <Button size="sm" variant="tertiary" aria-haspopup="dialog" css={needsScript} onClick={open}>
      {t('assistant.ask')}
    </Button>
  );
}

const needsScript = { '@media (scripting: none)': { display: 'none' } };
