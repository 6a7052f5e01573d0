import { styled } from '#components/ui/styled/styled.ts';

const Tile = styled('label', {
  base: {
    position: 'relative',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', margin: '0', cursor: 'pointer' },
    '& span': {
      position: 'relative',
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      background: 'bg',
      textStyle: 'sm',
    },
    '& span::before': {
      content: '""',
      width: '14px',
      height: '14px',
      border: '1.5px solid',
      borderColor: 'border.control',
      borderRadius: '1px',
    },
    '&:hover span': { borderColor: 'border.emphasized' },
    '& input:checked + span': {
      borderColor: 'accent.solid',
      background: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--hf-colors-accent-solid)',
    },
    '& input:checked + span::before': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& input:checked + span::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(.75rem + 5px)',
      top: '50%',
      width: '4px',
      height: '8px',
      border: 'solid',
      borderColor: 'accent.contrast',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-60%) rotate(45deg)',
    },
    '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

interface CheckTileProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
}

/** A checkbox as a tile: a drawn check and a tint. */
export function CheckTile({ name, value, checked, onChange, label }: CheckTileProps) {
  return (
    <Tile>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </Tile>
  );
}
