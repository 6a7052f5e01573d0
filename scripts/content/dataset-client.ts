import { createClient, type SanityClient } from '@sanity/client';
import { contentApiVersion } from '#lib/content/api-version.ts';
import type { StackSettings } from '../stack/stack-settings.ts';

const embeddedProject = 'lake';

/**
 * The official client for the dataset that the environment names, with the token that may write: hosted Sanity, or the lake of the product
 * that runs here. @throws where there is no token
 */
export function datasetClient({ port, environment }: Pick<StackSettings, 'port' | 'environment'>): SanityClient {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_WRITE_TOKEN: token } = environment;
  if (!token) throw new Error('SANITY_WRITE_TOKEN is not set. Create a token with the role Editor under API at sanity.io/manage.');
  const common = { dataset: dataset ?? 'production', apiVersion: contentApiVersion, useCdn: false, token, perspective: 'raw' as const };
  if (project && project !== embeddedProject) return createClient({ ...common, projectId: project });
  return createClient({ ...common, projectId: embeddedProject, useProjectHostname: false, apiHost: `http://127.0.0.1:${port}/lake` });
}
