import { useCallback, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { remotePorts } from '#lib/catalogue/server-facts.ts';
import { imageOf } from '#lib/catalogue/on-sale.ts';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { IsoFields } from './iso-fields.tsx';
import { OptionGroup, OptionTile } from './option-tile.tsx';

const Kinds = styled('div', {
  base: {
    display: { base: 'flex', sm: 'inline-flex' },
    justifySelf: { base: 'stretch', sm: 'start' },
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    overflow: 'hidden',
    '& button': {
      flex: { base: '1 1 auto', sm: 'none' },
      border: '0',
      background: 'bg',
      minHeight: 'control',
      padding: { base: '.25rem .5rem', sm: '.25rem 1rem' },
      fontSize: '.875rem',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    '& button + button': { borderInlineStart: '1px solid', borderColor: 'border' },
    '& button:hover': { background: 'bg.subtle' },
    '& button[aria-pressed=true]': { background: 'fg', color: 'bg' },
    '& button:focus-visible': { outlineOffset: '-3px' },
  },
});

type Kind = 'system' | 'application' | 'iso';

/** The system, an application on one, or the buyer's own disc image. There is no default. */
export const ImageSection = formStep(
  ['image'],
  function ImageSection({ catalogue, configuration, change, missing }: ChoiceProps<'image'> & { missing: boolean }) {
    const { t } = useTranslation('purchase');
    const choose = useCallback((code: string) => change({ image: { kind: 'image', code } }), [change]);
    const image = imageOf(catalogue, configuration.image);
    const chosen: Kind | null = configuration.image?.kind === 'iso' ? 'iso' : (image?.kind ?? null);
    const [open, setOpen] = useState<Kind | null>(null);
    const kind = open ?? chosen ?? 'system';
    const names = { system: t('image.system'), application: t('image.application'), iso: t('image.iso') } as const;
    const kinds: readonly Kind[] = ['system', 'application', 'iso'];
    return (
      <FormSection id="image" title={t('image.title')}>
        <Kinds role="group" aria-label={t('image.kinds')}>
          {kinds.map((code) => (
            <button key={code} type="button" aria-pressed={code === kind} onClick={() => setOpen(code)}>
              {names[code]}
            </button>
          ))}
        </Kinds>
        {kind === 'iso' ? (
          <IsoFields
            source={configuration.image?.kind === 'iso' ? configuration.image.source : ''}
            onSource={(source) => change({ image: source === null ? null : { kind: 'iso', source } })}
          />
        ) : (
          <OptionGroup name={names[kind]} columns="three">
            {catalogue.images
              .filter((entry) => entry.kind === kind)
              .map(({ code, name, version }) => (
                <OptionTile
                  key={code}
                  group="image"
                  value={code}
                  checked={image?.code === code}
                  onChoose={choose}
                  name={name}
                  about={version}
                />
              ))}
          </OptionGroup>
        )}
        {missing && !configuration.image ? (
          <p className="error" role="alert">
            <WarningIcon />
            {t('image.missing')}
          </p>
        ) : null}
        <p className="help">{image ? t('image.fits', { gib: image.minDiskGib, port: remotePorts[image.family] }) : t('image.help')}</p>
      </FormSection>
    );
  },
);
