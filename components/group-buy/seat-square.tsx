import { styled } from '#components/ui/styled/styled.ts';
import type { SeatLook } from '#lib/group-buy/group-view.ts';
import { CheckIcon, PlusIcon } from '#components/ui/primitives/icons.tsx';

const Square = styled('span', {
  base: { display: 'grid', placeItems: 'center', flex: 'none' },
  variants: {
    look: {
      paid: {
        background: 'accent.solid',
        color: 'accent.contrast',
        animation: 'seat-taken var(--hf-durations-slow) var(--hf-easings-out)',
      },
      held: {
        border: '2px solid',
        borderColor: 'accent.solid',
        background: 'repeating-linear-gradient(135deg,var(--hf-colors-accent-subtle) 0 4px,var(--hf-colors-bg) 4px 9px)',
      },
      closed: { border: '1px solid', borderColor: 'border', background: 'bg.muted' },
      open: { border: '1px dashed', borderColor: 'border.control', color: 'fg.subtle' },
    },
    size: {
      small: { width: '20px', height: '20px', '& svg': { width: '14px', height: '14px' } },
      medium: { width: '40px', height: '40px' },
      large: { width: 'full', aspectRatio: '1', '& svg': { width: '40%', height: '40%' } },
    },
  },
  defaultVariants: { size: 'medium' },
});

/**
 * A seat: filled is paid, hatched awaits its payment, dashed is open, empty belongs to a group that has ended. The text beside it says the
 * same.
 */
export function SeatSquare({ look, size = 'medium' }: { look: SeatLook; size?: 'small' | 'medium' | 'large' }) {
  return (
    <Square look={look} size={size} aria-hidden="true" data-seat={look}>
      {look === 'paid' ? <CheckIcon /> : null}
      {look === 'open' ? <PlusIcon /> : null}
    </Square>
  );
}
