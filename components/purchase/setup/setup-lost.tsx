import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { logInSource, takesSshKeys } from '#lib/catalogue/on-sale.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { hasStoredUserData } from './use-server-setup.ts';

const Notes = styled('div', { base: { display: 'grid', gap: '3' } });

interface SetupLostProps {
  quote: Quote;
  configuration: PurchaseConfiguration;
  catalogue: Catalogue;
}

/** What had been chosen and did not come with the quote: it was another account's, or this browser did not keep it. */
export function SetupLost({ quote: { setup }, configuration, catalogue }: SetupLostProps) {
  const { t } = useTranslation('purchase');
  const [hasText] = useState(hasStoredUserData);
  const lost = [
    ...(logInSource(catalogue, configuration) === 'key' && (setup?.sshKeys.length ?? 0) === 0 ? [t('confirm.keysLost')] : []),
    ...(hasText && takesSshKeys(catalogue, configuration.image) && !setup?.userData ? [t('confirm.userDataLost')] : []),
  ];
  return lost.length === 0 ? null : (
    <Notes role="alert">
      {lost.map((words) => (
        <Note key={words} tone="warn">
          {words}
        </Note>
      ))}
    </Notes>
  );
}
