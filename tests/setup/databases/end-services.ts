import { administer } from './server-database.ts';
import { removeTemplateDirectory } from './template.ts';

/** After the last file: removes what was created before the first one. */
export default async function endServices(): Promise<void> {
  const {
    TEST_DATABASE_URL: serverUrl,
    TEST_SERVER_TEMPLATE: template,
    TEST_SERVER_TEMPLATE_DIRECTORY: beside,
    TEST_EMBEDDED_TEMPLATE_DIRECTORY: embedded,
  } = process.env;
  if (serverUrl && template) await administer(serverUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  for (const directory of [beside, embedded]) if (directory) await removeTemplateDirectory(directory);
}
