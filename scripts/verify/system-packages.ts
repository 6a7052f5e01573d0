import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { thisMachine } from './machine.ts';

/** The Chromium of this machine; if there is none, a name that Playwright then reports as missing. */
export const chromiumPath = findChromium(thisMachine()) ?? 'chromium';

/** Folder of the newest Postgres server programs of this machine; null if none is installed. */
export const findPostgresBinaries = (): string | null => findPostgres(thisMachine());
