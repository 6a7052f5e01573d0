import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { logInSource, takesSshKeys } from '#lib/catalogue/on-sale.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import type { ServerPassword } from '../password/use-server-password.ts';
import { HostNameSection } from '../setup/host-name-section.tsx';
import { UserDataSection } from '../setup/user-data-section.tsx';
import type { ServerSetupChoice } from '../setup/use-server-setup.ts';
import type { Obstacle } from '../use-next-step.ts';
import { BootDiskSection } from './boot-disk-section.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { DataDiskSection } from './data-disk-section.tsx';
import { ImageSection } from './image-section.tsx';
import { NetworkSection } from './network-section.tsx';
import { PeriodSection } from './period-section.tsx';
import { QuantitySection } from '../quantity/quantity-section.tsx';
import { RegionSection } from './region-section.tsx';
import { SeriesSection } from './series-section.tsx';
import { SizeSection } from './size-section.tsx';

const Quick = styled('div', { base: { paddingBottom: '6', '& button': { marginTop: '3' } } });

interface FormSectionsProps extends ChoiceProps {
  configuration: PurchaseConfiguration;
  /** What the steps follow that depend on others: painted a moment later. */
  shown: PurchaseConfiguration;
  secret: ServerPassword;
  setup: ServerSetupChoice;
  obstacle: Obstacle | null;
  /** The boot disk was reset to its smallest size. */
  isReset: boolean;
  /** The offer of the address is for one server of each person. */
  onceByOffer: boolean;
}

/** The steps of the form in their order; of the quick order (`fast`) only those that have no good default. */
export function FormSections({ shown, secret, setup, obstacle, isReset, onceByOffer, ...props }: FormSectionsProps) {
  const { catalogue, configuration, change } = props;
  const following = { ...props, configuration: shown.region === configuration.region ? { ...configuration, image: shown.image } : shown };
  const isLinux = configuration.image && takesSshKeys(catalogue, configuration.image);
  const image = <ImageSection {...props} missing={obstacle?.field === 'image'} />;
  const logIn = (
    <PasswordSection
      key={secret.round}
      configuration={{ password: logInSource(catalogue, configuration) }}
      change={change}
      secret={secret}
      missing={obstacle?.field === 'password'}
      setup={setup}
      takesKeys={isLinux}
    />
  );
  const servers = onceByOffer ? 1 : quantityOf(configuration);
  const hostName = <HostNameSection setup={setup} servers={servers} missing={obstacle?.field === 'host-name'} />;
  const quantity = <QuantitySection {...props} onceByOffer={onceByOffer} />;
  const userData = <UserDataSection setup={setup} isRead={isLinux} missing={obstacle?.field === 'user-data'} />;
  if (configuration.fast)
    return (
      <>
        <QuickNote onAll={() => change({ fast: false })} />
        {image}
        {logIn}
        {setup.hostName === '' ? null : hostName}
        {quantityOf(configuration) === 1 ? null : quantity}
        {setup.userData === '' ? null : userData}
        <PeriodSection {...props} />
      </>
    );
  return (
    <>
      <RegionSection {...props} />
      <SeriesSection {...props} />
      <SizeSection {...props} />
      {image}
      <BootDiskSection {...following} isReset={isReset} />
      <DataDiskSection {...following} />
      <NetworkSection {...following} />
      {logIn}
      {quantity}
      {hostName}
      {userData}
      <PeriodSection {...props} />
    </>
  );
}

/** Only what has no good default is asked; the rest is one click away. */
function QuickNote({ onAll }: { onAll: () => void }): ReactNode {
  const { t } = useTranslation('purchase');
  return (
    <Quick>
      <Note tone="info">
        <p>{t('fast.note')}</p>
        <Button size="sm" onClick={onAll}>
          {t('fast.all')}
        </Button>
      </Note>
    </Quick>
  );
}
