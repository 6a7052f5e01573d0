import type { EquivalentMutant } from './entry.ts';

/** Editors and the lake. */
export const inEditors: readonly EquivalentMutant[] = [
  {
    file: 'services/lake/editors/rights.ts',
    within: 'if (grant.filter === everything) return true;',
    original: 'grant.filter === everything',
    replacement: 'false',
    because: 'the filter matches every document; the check only saves its evaluation',
  },
  {
    file: 'services/lake/editors/rights.ts',
    within: "if (!grantsOf(role).some((grant) => grant.permissions.includes('update')))",
    original: "!grantsOf(role).some((grant) => grant.permissions.includes('update'))",
    replacement: 'false',
    because: 'every role but the anonymous one, which is refused before, may change something',
  },
  {
    file: 'services/lake/queries/plain-filter.ts',
    within: "case 'Parameter':\n      return true;",
    original: "case 'Parameter':\n      return true;",
    replacement: "case 'Parameter':",
    because: 'the next case gives the same result without a base',
  },
  {
    file: 'services/lake/queries/plain-filter.ts',
    within: '(node.value.match(/\\*+/g) ?? [])',
    original: '[]',
    replacement: '["Stryker was here"]',
    because: 'none and one are both few wildcards',
  },
  {
    file: 'studio/desk/banner-standing.ts',
    within: 'startsAt !== null && startsAt > nowMs ?',
    original: 'startsAt !== null',
    replacement: 'true',
    because: 'no start is later than any instant',
  },
  {
    file: 'studio/desk/banner-standing.ts',
    within: 'startsAt !== null && startsAt > nowMs ?',
    original: 'startsAt > nowMs',
    replacement: 'startsAt >= nowMs',
    because: 'a start at this instant is this instant',
  },
];
