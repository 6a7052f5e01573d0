import type { TestedElsewhere } from './tested-elsewhere/entry.ts';
import { ofLake } from './tested-elsewhere/lake.ts';
import { ofLib } from './tested-elsewhere/lib.ts';
import { ofMydoc } from './tested-elsewhere/mydoc.ts';
import { ofServices } from './tested-elsewhere/services.ts';

/** Files with rules that are tested by a test of another name, by area. */
export const testedElsewhere: readonly TestedElsewhere[] = [...ofLib, ...ofLake, ...ofMydoc, ...ofServices];
