import { useCallback, useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { securityGroups } from '#lib/catalogue/configuration.ts';
import { bandwidthBounds, imageOf, inboundMbps, ordinaryBandwidthMbps, soldTrafficPlans } from '#lib/catalogue/on-sale.ts';
import { outboundText, includedAddresses, remotePorts } from '#lib/catalogue/server-facts.ts';
import { CheckIcon } from '#components/ui/primitives/icons.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { fieldStyles } from './field-styles.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { OptionGroup, OptionTile } from './option-tile.tsx';
import { SizeField } from './size-field.tsx';

const Fields = styled('div', { base: { ...fieldStyles, display: 'grid', gap: '5', '& .opens': { fontSize: '.875rem' } } });
const Included = styled('p', {
  base: { display: 'flex', gap: '2', alignItems: 'center', fontSize: '.875rem', '& svg': { color: 'fg.success' } },
});

/** Transfer, bandwidth with the rule for inbound traffic, and open ports. */
export const NetworkSection = formStep(
  ['region', 'traffic', 'bandwidthMbps', 'image', 'securityGroup'],
  function NetworkSection({
    catalogue,
    configuration,
    change,
  }: ChoiceProps<'region' | 'traffic' | 'bandwidthMbps' | 'image' | 'securityGroup'>) {
    const { t } = useTranslation('purchase');
    const chooseTransfer = useCallback((traffic: string) => change({ traffic }), [change]);
    const bounds = bandwidthBounds(catalogue.regions.find(({ code }) => code === configuration.region));
    return (
      <FormSection id="network" title={t('network.title')}>
        <Fields>
          <div className="field">
            <p className="label">{t('network.transfer')}</p>
            <OptionGroup name={t('network.transfer')}>
              {soldTrafficPlans(catalogue, configuration.region).map(({ code, outboundGb }) => (
                <OptionTile
                  key={code}
                  group="traffic"
                  value={code}
                  checked={code === configuration.traffic}
                  small
                  onChoose={chooseTransfer}
                  name={outboundText(outboundGb)}
                  about={t('network.aMonth')}
                />
              ))}
            </OptionGroup>
          </div>
          <SizeField
            label={t('network.bandwidth')}
            unit="Mbps"
            value={configuration.bandwidthMbps}
            bounds={bounds}
            help={t('network.inbound', {
              inbound: inboundMbps(configuration.bandwidthMbps),
              limit: ordinaryBandwidthMbps,
              max: bounds.max,
            })}
            messages={{ malformed: t('network.bandwidthReset', { ...bounds }), outOfBounds: t('network.bandwidthReset', { ...bounds }) }}
            onChange={(bandwidthMbps, settled) => change({ bandwidthMbps }, settled ? 'choice' : 'still')}
          />
          <SecurityGroupField catalogue={catalogue} configuration={configuration} change={change} />
          <Included>
            <CheckIcon />
            {t('network.included', { ...includedAddresses })}
          </Included>
        </Fields>
      </FormSection>
    );
  },
);

/** Which ports are open, and what that means for the image that is chosen. */
function SecurityGroupField({
  catalogue,
  configuration,
  change,
}: Pick<ChoiceProps<'image' | 'securityGroup'>, 'catalogue' | 'configuration' | 'change'>) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const family = imageOf(catalogue, configuration.image)?.family;
  const remote = family ? String(remotePorts[family]) : t('network.eitherPort', { ...remotePorts });
  const groups = {
    default: t('network.group.default', { remote }),
    web: t('network.group.web', { remote }),
    closed: t('network.group.closed'),
  } as const;
  const groupNames = {
    default: t('network.groupName.default'),
    web: t('network.groupName.web'),
    closed: t('network.groupName.closed'),
  } as const;
  return (
    <div className="field">
      <label className="label" htmlFor={`${id}-group`}>
        {t('network.securityGroup')}
      </label>
      <select
        id={`${id}-group`}
        aria-describedby={`${id}-opens`}
        value={configuration.securityGroup}
        onChange={(event) => change({ securityGroup: securityGroups.find((code) => code === event.target.value) ?? 'default' })}
      >
        {securityGroups.map((code) => (
          <option key={code} value={code}>
            {groupNames[code]}
          </option>
        ))}
      </select>
      <p id={`${id}-opens`} className="opens">
        {groups[configuration.securityGroup]}
      </p>
      <p className="help">{t('network.groupHelp')}</p>
    </div>
  );
}
