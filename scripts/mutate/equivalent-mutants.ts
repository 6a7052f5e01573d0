import { inEditors } from './equivalent-mutants/editors.ts';
import type { EquivalentMutant } from './equivalent-mutants/entry.ts';
import { inMoney } from './equivalent-mutants/money.ts';
import { inPages } from './equivalent-mutants/pages.ts';
import { inVisitors } from './equivalent-mutants/visitors.ts';

/** Changes of rule files that no test can detect, by area as in docs/rules.md. */
export const equivalentMutants: readonly EquivalentMutant[] = [...inMoney, ...inPages, ...inVisitors, ...inEditors];
