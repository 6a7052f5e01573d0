import { FactList, type Fact } from '#components/ui/primitives/fact-list.tsx';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { imageOf, inboundMbps } from '#lib/catalogue/on-sale.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { remotePorts } from '#lib/catalogue/server-facts.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { NamedSshKey } from '#lib/contracts/server-setup.ts';
import type { Language } from '#lib/language/languages.ts';
import { imageText } from '#lib/purchase/words/image-text.ts';
import { modelName } from '#lib/purchase/model-name.ts';

interface ServerFactsProps {
  configuration: WireConfiguration;
  /** The name of the period. */
  period: string;
  /** How its first password was set; null: it is not about that. */
  password: string | null;
  /** The host name in words; null: it is not about that. */
  hostName?: string | null | undefined;
  /** By which one logs in, in place of a password. */
  sshKeys?: readonly NamedSshKey[] | undefined;
  /** The lines of the text for cloud-init that was given; the text itself is shown nowhere. */
  userDataLines?: number | undefined;
  catalogue: Catalogue;
  language: Language;
  /** Additional rows of the page, after those of the server. */
  more?: readonly Fact[];
}

/** A quoted or ordered server, choice by choice, in the words of the configurator. */
export function ServerFacts({
  configuration,
  period,
  password,
  hostName = null,
  sshKeys = [],
  userDataLines,
  catalogue,
  language,
  more = [],
}: ServerFactsProps) {
  const { t } = useTranslation('purchase');
  const { region, model, image: wanted, bandwidthMbps, securityGroup, snapshot } = configuration;
  const servers = quantityOf(configuration);
  const image = imageOf(catalogue, wanted);
  const remote = image ? String(remotePorts[image.family]) : t('network.eitherPort', { ...remotePorts });
  const groups = {
    default: t('network.group.default', { remote }),
    web: t('network.group.web', { remote }),
    closed: t('network.group.closed'),
  } as const;
  const facts: Fact[] = [
    [t('region.title'), catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region],
    [t('size.title'), modelName(catalogue, model, language)],
    [t('image.title'), imageText(catalogue, wanted)],
    [t('network.bandwidth'), t('confirm.bandwidth', { out: bandwidthMbps, inbound: inboundMbps(bandwidthMbps) })],
    [t('network.securityGroup'), groups[securityGroup]],
    [t('snapshot.name'), snapshot ? snapshot.name : t('confirm.noSnapshot')],
    ...(password === null ? [] : [[t('password.title'), password] as const]),
    ...(sshKeys.length > 0 ? [[t('setup.keys'), <KeyList key="keys" keys={sshKeys} />] as const] : []),
    ...(servers === 1 ? [] : [[t('quantity.title'), String(servers)] as const]),
    ...(hostName === null ? [] : [[t('setup.hostName'), hostName] as const]),
    ...(userDataLines === undefined ? [] : [['cloud-init', t('setup.userDataGiven', { lines: userDataLines })] as const]),
    [t('period.title'), period],
    ...more,
  ];
  return <FactList facts={facts} />;
}

/** The names of keys, each with its fingerprint. */
function KeyList({ keys }: { keys: readonly NamedSshKey[] }) {
  return (
    <ul>
      {keys.map(({ name, fingerprint }) => (
        <li key={fingerprint}>
          {name} <code>{fingerprint}</code>
        </li>
      ))}
    </ul>
  );
}
