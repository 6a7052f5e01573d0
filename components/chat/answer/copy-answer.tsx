import type { ChatCitation } from '#lib/contracts/calls/chat-calls.ts';
import { CheckIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useCopied } from '#components/ui/runtime/use-copied.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { citationName } from './citation-name.ts';
import { answerText } from './clean-answer.ts';
import { SmallButton } from './small-button.tsx';

/** The answer as text, and below it its sources with their whole addresses. */
function textWithSources(html: string, citations: readonly ChatCitation[]): string {
  const { origin } = window.location;
  const sources = citations.map((citation) => `[${citation.number}] ${citationName(citation)} ${origin}${citation.link}`);
  return [answerText(html), ...(sources.length > 0 ? ['', ...sources] : [])].join('\n');
}

/** Copies an answer with its sources, and shows and announces the outcome for a while. */
export function CopyAnswer({ html, citations }: { html: string; citations: readonly ChatCitation[] }) {
  const { t } = useTranslation('chat');
  const { outcome, copy } = useCopied();
  const words = t(`copy.${outcome}`);
  return (
    <span>
      <SmallButton onClick={() => copy(textWithSources(html, citations))}>
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span>
          {words}
          <VisuallyHidden>{` (${t('copy.name')})`}</VisuallyHidden>
        </span>
      </SmallButton>
      <VisuallyHidden role="status">{outcome === 'ready' ? '' : words}</VisuallyHidden>
    </span>
  );
}
