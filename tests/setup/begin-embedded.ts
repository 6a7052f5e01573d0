import { writeEmbeddedSnapshot } from './embedded-snapshot.ts';

/** Before the first file on the embedded database: makes what the files' databases begin as. */
export default async function beginEmbedded(): Promise<void> {
  process.env.TEST_DATABASE_SNAPSHOT ??= await writeEmbeddedSnapshot();
}
