import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { FootButton } from './foot-button.ts';

/** Opens the chat from the foot of any page. */
export function AssistantLink() {
  const { t } = useTranslation('overlays');
  return <FootButton onClick={() => chatPanel.open()}>{t('assistant.ask')}</FootButton>;
}
