import { removeEmbeddedSnapshot } from './embedded-snapshot.ts';
import { administer } from './server-database.ts';

/** After the last file: removes what `begin-services` made. */
export default async function endServices(): Promise<void> {
  const { TEST_DATABASE_URL: serverUrl, TEST_DATABASE_TEMPLATE: template, TEST_DATABASE_SNAPSHOT: snapshot } = process.env;
  if (serverUrl && template) await administer(serverUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  if (snapshot) await removeEmbeddedSnapshot(snapshot);
}
