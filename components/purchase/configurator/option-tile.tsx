import { Fragment, memo, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Tile = styled('label', {
  base: {
    position: 'relative',
    display: 'block',
    cursor: 'pointer',
    '& input': {
      position: 'absolute',
      opacity: '0',
      inset: '0',
      margin: '0',
      cursor: 'pointer',
      width: 'full',
      height: 'full',
      zIndex: '1',
    },
    '& .face': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      alignContent: 'start',
      gap: '.125rem',
      height: 'full',
      minHeight: 'control',
      padding: '.625rem .875rem',
      border: '1px solid',
      overflowWrap: 'anywhere',
      borderColor: 'border.control',
      borderRadius: 'l2',
      background: 'bg',
      fontSize: '.875rem',
      lineHeight: '1.45',
      color: 'fg.muted',
    },
    '& b': { color: 'fg', fontWeight: 'semibold', fontSize: '1rem' },
    // reserves the space of a mark that appears later
    '& .stock': { minHeight: '1.5625rem' },
    '& .amount': { whiteSpace: 'nowrap' },
    '& .note': { color: 'accent.fg', fontWeight: 'semibold', fontSize: '.8125rem' },
    '&:hover .face': { borderColor: 'border.emphasized' },
    '& input:checked + .face': {
      borderColor: 'accent.solid',
      background: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--hf-colors-accent-solid),inset 5px 0 0 var(--hf-colors-accent-solid)',
    },
    '& input:focus-visible + .face': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& input:disabled': { cursor: 'not-allowed' },
    '& input:disabled + .face': { background: 'bg.subtle', borderStyle: 'dashed', borderColor: 'border' },
  },
  variants: { small: { true: { '& .face': { alignContent: 'center' }, '& b': { fontSize: '.875rem' } }, false: {} } },
});

const Group = styled('div', {
  base: { display: 'grid', gap: '2' },
  variants: {
    columns: {
      two: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      // the last line is filled, however many there are
      three: { display: 'flex', flexWrap: 'wrap', '& > label': { flex: { base: '1 1 calc(50% - 4px)', sm: '1 1 calc(33.3% - 6px)' } } },
      four: { gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', sm: 'repeat(4,minmax(0,1fr))' } },
      five: {
        gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', sm: 'repeat(5,minmax(0,1fr))' },
        '& label .face': { alignContent: 'start', paddingInline: { sm: '.625rem' } },
        '& .amount': { fontSize: { sm: '.8125rem' } },
      },
      inline: { display: 'flex', flexWrap: 'wrap' },
    },
  },
  defaultVariants: { columns: 'two' },
});

interface OptionGroupProps {
  name: string;
  columns?: 'two' | 'three' | 'four' | 'five' | 'inline';
  children: ReactNode;
}

/** Radio tiles; arrow keys move between them. */
export function OptionGroup({ name, columns, children }: OptionGroupProps) {
  return (
    <Group role="radiogroup" aria-label={name} columns={columns}>
      {children}
    </Group>
  );
}

interface OptionTileProps {
  /** The group's name in the form. */
  group: string;
  value: string;
  checked: boolean;
  disabled?: boolean | undefined;
  small?: boolean;
  /** Must be a stable function, or the tile renders again with every choice. */
  onChoose: (value: string) => void;
  name: string;
  /** Lines below the name. */
  about?: string | undefined;
  limits?: string | undefined;
  /** The discount. */
  note?: string | undefined;
  children?: ReactNode;
}

/** Where SSDクラウドディスク parts, which is too long for a tile of a phone. */
const beforeKatakana = /(?<=[A-Za-z])(?=\p{Script=Katakana})/u;

/** A radio button as a tile: border, bar and tint mark the chosen one, never colour alone. */
export const OptionTile = memo(function OptionTile({
  group,
  value,
  checked,
  disabled = false,
  small = false,
  onChoose,
  name,
  about,
  limits,
  note,
  children,
}: OptionTileProps) {
  return (
    <Tile small={small}>
      <input type="radio" name={group} value={value} checked={checked} disabled={disabled} onChange={() => onChoose(value)} />
      <span className="face">
        <b>
          {name.split(beforeKatakana).map((part, index) => (
            <Fragment key={index}>
              {index > 0 ? <wbr /> : null}
              {part}
            </Fragment>
          ))}
        </b>
        {about ? <span>{about}</span> : null}
        {limits ? <span>{limits}</span> : null}
        {note ? <span className="note">{note}</span> : null}
        {children}
      </span>
    </Tile>
  );
});
