import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'control',
    paddingBlock: '.25rem',
    borderTop: '1px solid',
    borderColor: 'border',
    '& label': { gridColumn: '1', gridRow: '1', fontWeight: 'semibold', cursor: 'pointer' },
    '& .hint': { gridColumn: '1/3', gridRow: '2', textStyle: 'xs', color: 'fg.muted' },
    '& .always': { gridColumn: '2', gridRow: '1', textStyle: 'xs', color: 'fg.muted', '@media (max-width: 359.98px)': { display: 'none' } },
    '& input': {
      gridColumn: '3',
      gridRow: '1/span 2',
      appearance: 'none',
      margin: '0',
      width: '44px',
      height: '24px',
      borderRadius: 'l1',
      background: 'border.control',
      backgroundClip: 'padding-box',
      position: 'relative',
      cursor: 'pointer',
      transition: 'background var(--hf-durations-fast)',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '2px',
        left: '2px',
        width: '20px',
        height: '20px',
        background: 'bg',
        borderRadius: '1px',
        transition: 'transform var(--hf-durations-fast)',
      },
      // on is a check too, not a hue alone
      '&:checked::before': {
        content: '""',
        position: 'absolute',
        top: '5px',
        left: '9px',
        width: '5px',
        height: '10px',
        border: 'solid',
        borderColor: 'accent.contrast',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&:checked': { background: 'accent.solid' },
      '&:checked::after': { transform: 'translateX(20px)' },
      '&:disabled': { background: 'border.control', cursor: 'default' },
      '&:disabled::before': { borderColor: 'bg' },
      '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
      '@media (forced-colors: active)': {
        border: '1px solid',
        '&::after': { background: 'CanvasText', top: '1px' },
        '&:checked::before': { borderColor: 'CanvasText' },
      },
    },
  },
});

interface ConsentSwitchProps {
  name: string;
  hint: string;
  on: boolean;
  /** Absent: it cannot be switched off. */
  onChange?: (on: boolean) => void;
}

/** One category of cookies and its switch. */
export function ConsentSwitch({ name, hint, on, onChange }: ConsentSwitchProps) {
  const { t } = useTranslation('overlays');
  const id = useId();
  return (
    <Row data-fixed={onChange ? undefined : ''}>
      <label htmlFor={id}>{name}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      {onChange ? null : <span className="always">{t('cookies.alwaysOn')}</span>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={!onChange}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </Row>
  );
}
