import { Button } from '#components/ui/controls/button.tsx';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '60px',
    paddingInline: '4',
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    '& h2': { textStyle: 'h3', marginInlineEnd: 'auto', minWidth: '0' },
    '& .close': { width: '44px', padding: '0', marginInlineEnd: '-2', color: 'fg' },
  },
});

interface ChatHeaderProps {
  titleId: string;
  /** Null: there is nothing to end. */
  onEnd: (() => void) | null;
  onClose: () => void;
}

/** Who answers, the way to end the conversation, and the way back to the page. */
export function ChatHeader({ titleId, onEnd, onClose }: ChatHeaderProps) {
  const { t } = useTranslation('chat');
  return (
    <Bar>
      <h2 id={titleId}>{t('title')}</h2>
      {onEnd ? (
        <Button variant="tertiary" size="sm" aria-haspopup="dialog" onClick={onEnd}>
          {t('end')}
        </Button>
      ) : null}
      <Button className="close" variant="tertiary" aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </Button>
    </Bar>
  );
}
