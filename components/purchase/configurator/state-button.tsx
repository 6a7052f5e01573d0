import { styled } from '#components/ui/styled/styled.ts';
import type { ButtonState } from '#lib/purchase/button-state.ts';
import { Button } from '#components/ui/controls/button.tsx';

/** A purchase button with the reason why it is blocked. */
export const ButtonPlace = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& button[aria-disabled=true]': { background: 'bg.subtle', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
    '& button[aria-busy=true]': { cursor: 'progress' },
    '& .spinner': { width: '1em', height: '1em', borderRadius: '50%', border: '2px solid currentColor', borderRightColor: 'transparent' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '& a': { color: 'inherit', textDecoration: 'underline' } },
  },
});

interface StateButtonProps {
  kind: ButtonState;
  words: Readonly<Record<ButtonState, string>>;
  onPress: () => void;
  size?: 'md' | 'lg';
}

/** Its label shows its state; sold out, limited or busy, it is focusable and does nothing. */
export function StateButton({ kind, words, onPress, size = 'lg' }: StateButtonProps) {
  const blocked = kind === 'sold-out' || kind === 'limited';
  const busy = kind === 'requesting';
  return (
    <Button
      variant="primary"
      size={size}
      width="full"
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!blocked && !busy) onPress();
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {words[kind]}
    </Button>
  );
}
