import { Fragment } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { CheckIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useCopied } from '#components/ui/runtime/use-copied.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { ipv6Address } from '#lib/orders/ipv6-address.ts';
import { remoteAccess } from '#lib/orders/remote-access.ts';

const Access = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '3',
    fontSize: '.9375rem',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .copied': { display: 'flex', gap: '2', alignItems: 'center', justifyContent: 'space-between' },
    '& code': { overflowWrap: 'anywhere' },
    '& button': {
      flex: 'none',
      display: 'inline-flex',
      gap: '1.5',
      alignItems: 'center',
      minHeight: '8',
      paddingInline: '2',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l1',
      background: 'bg',
      color: 'fg',
      textStyle: 'xs',
      cursor: 'pointer',
      _hover: { borderColor: 'fg' },
    },
  },
});

interface ServerAccessProps {
  order: OrderMessage;
  catalogue: Catalogue;
  language: Language;
}

/** How the owner reaches a server that runs, each line one click from the clipboard, and until when it is paid for. */
export function ServerAccess({ order, catalogue, language }: ServerAccessProps) {
  const { t } = useTranslation('orders');
  const { server, servers } = order;
  const reached: readonly { readonly hostName?: string; readonly address: string | null; readonly ipv6?: string | null | undefined }[] =
    servers ?? (server ? [{ address: server.address, ipv6: server.ipv6 }] : []);
  const isAnyThere = reached.some(({ address }) => address !== null);
  if (!isAnyThere) return null;
  return (
    <Access>
      {reached.map(({ hostName, address, ipv6 }) => {
        if (address === null) return null;
        const access = remoteAccess(address, order.configuration.image, catalogue);
        const named = (what: string): string => (hostName === undefined ? what : `${hostName} · ${what}`);
        return (
          <Fragment key={hostName ?? address}>
            <CopiedLine name={named(t('facts.address'))} text={address} isAddress />
            {ipv6 ? <CopiedLine name={named('IPv6')} text={ipv6} copied={ipv6Address(ipv6)} /> : null}
            {access ? <CopiedLine name={named(t(`access.${access.kind}`))} text={access.line} /> : null}
          </Fragment>
        );
      })}
      {order.paidUntil !== null ? (
        <div>
          <dt>{t('access.paidUntil')}</dt>
          <dd>{formatLocalInstant(order.paidUntil, language)}</dd>
        </div>
      ) : null}
    </Access>
  );
}

interface CopiedLineProps {
  name: string;
  text: string;
  /** What goes to the clipboard, where it is not the text. */
  copied?: string;
  isAddress?: true;
}

function CopiedLine({ name, text, copied = text, isAddress }: CopiedLineProps) {
  const { t } = useTranslation('orders');
  const { outcome, copy } = useCopied();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="copied">
        <code {...(isAddress ? { 'data-address': '' } : {})}>{text}</code>
        <button type="button" onClick={() => copy(copied)}>
          {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
          <span>{t(`access.copy.${outcome}`)}</span>
          <VisuallyHidden>{` (${name})`}</VisuallyHidden>
        </button>
        <VisuallyHidden role="status">{outcome === 'ready' ? '' : t(`access.copy.${outcome}`)}</VisuallyHidden>
      </dd>
    </div>
  );
}
