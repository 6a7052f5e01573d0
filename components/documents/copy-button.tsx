import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { CheckIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useCopied } from '#components/ui/runtime/use-copied.ts';
import { copyButtonAttribute } from './attach-copy-buttons.ts';

const Button = styled('button', {
  base: {
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '4',
    flex: 'none',
    background: 'transparent',
    border: '0',
    borderInlineStart: '1px solid',
    borderColor: 'border.inverted',
    color: 'fg.inverted',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: 'accent.focusRingInverted', outlineOffset: '-3px' },
    '@media (scripting: none)': { display: 'none' },
  },
  variants: { outcome: { ready: {}, copied: { color: 'accent.inverted' }, failed: {}, unsupported: {} } },
});

/** Only in server-rendered HTML: a hydrated button handles its own clicks. */
const mark = typeof window === 'undefined' ? { [copyButtonAttribute]: '' } : {};

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  name: string;
}

/** Copies a text and shows the outcome; not rendered without JavaScript, which it needs. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { t } = useTranslation('documents');
  const { outcome, copy } = useCopied();
  const words = t(`copy.${outcome}`);
  return (
    <>
      <Button type="button" outcome={outcome} {...mark} suppressHydrationWarning onClick={() => copy(text)}>
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span>
          {words}
          <VisuallyHidden>{` (${name})`}</VisuallyHidden>
        </span>
      </Button>
      <VisuallyHidden role="status">{outcome === 'ready' ? '' : words}</VisuallyHidden>
    </>
  );
}
