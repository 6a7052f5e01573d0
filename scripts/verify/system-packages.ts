import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { thisMachine } from './machine.ts';

/** The Chromium that this machine has; where it has none, the name that Playwright then says is missing. */
export const chromiumPath = findChromium(thisMachine()) ?? 'chromium';

/** Folder of the newest Postgres server programs of this machine; null where none is installed. */
export const findPostgresBinaries = (): string | null => findPostgres(thisMachine());
