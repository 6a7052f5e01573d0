import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SizeBounds } from '#lib/catalogue/on-sale.ts';
import { groupDigits } from '#lib/format/format-number.ts';
import { readTypedSize } from '#lib/purchase/read-size.ts';
import { placeOfSize, rulerMarks, sizeAtPlace, sliderPlaces } from '#lib/purchase/slider-scale.ts';
import { rulerSlider } from '#components/ui/controls/ruler-slider.ts';
import { FieldError } from './field-error.tsx';
import { fieldStyles } from './field-styles.ts';

const Field = styled('div', {
  base: {
    ...fieldStyles,
    display: 'grid',
    gap: '2',
    '& .row': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr) 6.75rem', sm: 'minmax(0,1fr) 7rem' },
      columnGap: { base: '3', sm: '5' },
      alignItems: 'center',
    },
    '& .unit': { position: 'relative', display: 'block' },
    '& .unit i': {
      position: 'absolute',
      insetInlineEnd: '.75rem',
      top: '50%',
      transform: 'translateY(-50%)',
      fontStyle: 'normal',
      fontSize: '.875rem',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& .unit input': { paddingInlineEnd: '3.25rem', fontVariantNumeric: 'tabular-nums' },
    '& .rail': { display: 'grid', gap: '2px' },
    '& input[type=range]': rulerSlider,
    // the handle's middle is on the mark
    '& svg.ruler': {
      width: 'calc(100% - 14px)',
      height: '26px',
      marginInline: '7px',
      overflow: 'visible',
      fontSize: '13px',
      fontVariantNumeric: 'tabular-nums',
      '& rect': { fill: 'border.control' },
      '& text': { fill: 'fg.muted', textAnchor: 'middle' },
      // the last number ends with the rail
      '& g:last-child text': { textAnchor: 'end', transform: 'translateX(7px)' },
      '& .if-wide': { display: { base: 'none', sm: 'inline' } },
    },
  },
});

interface SizeFieldProps {
  label: string;
  unit: string;
  value: number;
  bounds: SizeBounds;
  /** The range in words. */
  help: string;
  /** Messages for invalid input, and for input out of bounds: in both cases the minimum is used. */
  messages: { malformed: string; outOfBounds: string };
  /** `settled`: typed or released, not still being dragged. */
  onChange: (value: number, settled: boolean) => void;
  /** Only the number, where there is no room for a slider. */
  plain?: boolean;
}

/** A size by slider or by number; an invalid one is reset to the minimum, which is said and is valid. */
export function SizeField({ label, unit, value, bounds, help, messages, onChange, plain = false }: SizeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const settle = (): void => {
    if (typed === null) return;
    const read = readTypedSize(typed, bounds);
    setTyped(null);
    setError(read.ok ? null : messages[read.problem === 'malformed' ? 'malformed' : 'outOfBounds']);
    onChange(read.value, true);
  };
  const number = (
    <span className="unit">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-describedby={error === null ? `${id}-help` : `${id}-error ${id}-help`}
        aria-label={plain ? label : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            settle();
          }
        }}
      />
      <i aria-hidden="true">{unit}</i>
    </span>
  );
  return (
    <Field>
      {plain ? (
        number
      ) : (
        <>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <div className="row">
            <SizeRail
              label={label}
              unit={unit}
              value={value}
              bounds={bounds}
              onDrag={(size) => {
                setError(null);
                setTyped(null);
                onChange(size, false);
              }}
            />
            {number}
          </div>
        </>
      )}
      <p id={`${id}-help`} className="help">
        {help}
      </p>
      <div id={`${id}-error`}>
        <FieldError error={error} />
      </div>
    </Field>
  );
}

interface SizeRailProps extends Pick<SizeFieldProps, 'label' | 'unit' | 'value' | 'bounds'> {
  onDrag: (size: number) => void;
}

/** A size by the place of a handle on a logarithmic rail above its ruler. */
function SizeRail({ label, unit, value, bounds, onDrag }: SizeRailProps) {
  const { t } = useTranslation('purchase');
  return (
    <div className="rail">
      <input
        type="range"
        min={0}
        max={sliderPlaces}
        value={placeOfSize(value, bounds)}
        aria-label={t('slider', { name: label })}
        aria-valuetext={`${groupDigits(value)} ${unit}`}
        onChange={(event) => onDrag(sizeAtPlace(Number(event.target.value), value, bounds))}
      />
      <svg className="ruler" aria-hidden="true">
        {rulerMarks(bounds).map(({ size, place, look }) => (
          <g key={size}>
            <rect x={percent(place)} width="1" height={look === 'number' ? 8 : 5} />
            {look === 'tick' ? null : (
              <text className={look === 'number' ? undefined : 'if-wide'} x={percent(place)} y="23">
                {groupDigits(size)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

const percent = (place: number): string => `${(place * 100) / sliderPlaces}%`;
