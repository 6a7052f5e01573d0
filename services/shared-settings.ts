import type { ServicesConfig } from './platform/config.ts';
import type { SharedSetting } from './platform/secrets/replicas.ts';
import type { RsaKeys } from './platform/secrets/rsa-keys.ts';

/**
 * What replicas of these services share; docs/operations.md lists the same. A replica with a different value could not read what the
 * others wrote or signed, or would tell readers and customers something else.
 */
export function sharedSettings(config: ServicesConfig, rsa: RsaKeys): SharedSetting[] {
  const [centreSecret, previousCentreSecret] = config.accounts.centreSecrets;
  const settings: { name: string; value: string | undefined; previous?: string | undefined }[] = [
    { name: 'CONTENT_WEBHOOK_SECRET', value: config.contentWebhookSecret },
    { name: 'SANITY_READ_TOKEN', value: config.content.readToken },
    { name: 'SANITY_WRITE_TOKEN', value: config.content.writeToken },
    { name: 'RSA_PRIVATE_KEY', value: rsa.current.publicKey, previous: rsa.previous?.publicKey },
    { name: 'HUMAN_CHECK_SECRET', value: config.humanCheck.secret },
    { name: 'ACCOUNT_CENTRE_URL', value: config.accounts.centreUrl },
    { name: 'ACCOUNT_CENTRE_MERCHANT', value: config.accounts.merchant },
    { name: 'ACCOUNT_CENTRE_SECRET', value: centreSecret, previous: previousCentreSecret },
    { name: 'REGISTRAR_URL', value: config.domains.registrar?.url },
    { name: 'REGISTRAR_SECRET', value: config.domains.registrar?.secret },
    { name: 'SANITY_PROJECT_ID', value: `${config.content.projectId}/${config.content.dataset}` },
    { name: 'SANITY_DATASET_VISIBILITY', value: config.content.anyoneReads ? 'public' : 'private' },
    { name: 'SESSION_COOKIE', value: config.accounts.credentialCookie },
  ];
  return settings.map(({ value = '', ...setting }) => ({ ...setting, value }));
}
