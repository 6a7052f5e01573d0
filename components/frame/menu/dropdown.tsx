import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';
import { dropdownMark } from './dropdowns.ts';

const Details = styled('details', {
  base: {
    // on a small screen the panel is attached to the edge of the bar, since there may be no room beside its button
    position: { base: 'static', sm: 'relative' },
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '.375rem',
      minHeight: '32px',
      minWidth: '32px',
      paddingInline: { base: '1', sm: '2' },
      borderRadius: 'l2',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > summary:hover, &[open] > summary': { background: 'bg.subtle' },
    '& > summary > svg': { width: '16px', height: '16px' },
    '& > summary > svg:last-of-type': { transition: 'transform var(--hf-durations-moderate) var(--hf-easings-out)' },
    '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
    '& > .panel': {
      position: 'absolute',
      insetInlineEnd: '0',
      top: 'calc(100% + 4px)',
      zIndex: 'menu',
      width: '17rem',
      maxWidth: 'calc(100vw - 2rem)',
      background: 'bg',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      boxShadow: 'md',
      paddingBlock: '2',
      textStyle: 'sm',
    },
    '& .panel :is(a, button)': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0,1fr) auto',
      columnGap: '3',
      alignItems: 'center',
      width: 'full',
      minHeight: 'control',
      border: '0',
      paddingInline: '4',
      paddingBlock: '.375rem',
      background: 'transparent',
      color: 'fg',
      textDecoration: 'none',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& .panel :is(a, button):hover': { background: 'bg.subtle', color: 'fg' },
    '& .panel :is([aria-current], [aria-pressed=true])': { background: 'accent.subtle', fontWeight: 'semibold' },
    '& .panel :is(a, button) > svg': { width: '18px', height: '18px', color: 'accent.fg' },
    '& .panel :is(a, button):focus-visible': { outlineOffset: '-3px' },
    '& .panel .about': {
      paddingInline: '4',
      paddingBottom: '2',
      marginBottom: '2',
      borderBottom: '1px solid',
      borderColor: 'border.muted',
      textStyle: 'xs',
      color: 'fg.muted',
    },
  },
});

interface DropdownProps {
  /** The button's content; also its name for screen readers. */
  label: ReactNode;
  className?: string;
  /** Called on each opening, for content that has to be loaded. Must be a stable function. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button of the top bar with a dropdown; it opens without a script (`enhanceDropdowns` adds keys and closing). */
export function Dropdown({ label, className, onOpen, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // a visitor may have opened it before hydration, and then there is no event
    if (details.current?.open) onOpen?.();
  }, [onOpen]);
  return (
    <Details ref={details} className={className} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()} {...dropdownMark}>
      <summary>
        {label}
        <ChevronDownIcon />
      </summary>
      <div className="panel">{children}</div>
    </Details>
  );
}
