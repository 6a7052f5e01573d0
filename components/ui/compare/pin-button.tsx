import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { isPinned, queryOfHref, type PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { CheckIcon, PlusIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { pinnedSizes, usePinnedSizes } from './pinned-sizes.ts';

const Pin = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '36px',
    paddingInline: '2',
    border: '0',
    borderRadius: 'l2',
    background: 'transparent',
    color: 'fg.muted',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { width: '16px', height: '16px' },
    '&:hover': { color: 'fg', background: 'bg.subtle' },
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 'semibold' },
    '@media (scripting: none)': { display: 'none' },
  },
});

interface PinButtonProps extends Omit<PinnedSize, 'query'> {
  /** The configurator with this size, without a language prefix. */
  href: string;
}

/** Puts a size aside to be compared with two others, or takes it back. */
export function PinButton({ href, ...size }: PinButtonProps) {
  const { t } = useTranslation('frame');
  const query = queryOfHref(href);
  const pressed = isPinned(usePinnedSizes().pins, query);
  return (
    <Pin type="button" title={t('compare')} aria-pressed={pressed} onClick={() => pinnedSizes.toggle({ ...size, query })}>
      {pressed ? <CheckIcon /> : <PlusIcon />}
      <span>
        {t('compare')}
        <VisuallyHidden>{` ${size.name}`}</VisuallyHidden>
      </span>
    </Pin>
  );
}
