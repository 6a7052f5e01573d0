/** A change of a rule file that no test can detect, and why. */
export interface EquivalentMutant {
  readonly file: string;
  /** Source text around the mutated part, long enough to be unambiguous. */
  readonly within: string;
  readonly original: string;
  readonly replacement: string;
  readonly because: string;
}

const pageCache = 'services/door/page-cache/page-cache.ts';
const diskPages = 'services/door/page-cache/disk-page-store.ts';
const notices = 'lib/revalidation/content-notice.ts';
const masks = 'lib/rules/masks.ts';
const planned = 'lib/revalidation/plan-refresh.ts';
const decideAddress = 'lib/language/decide-address.ts';

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'lib/catalogue/price.ts',
    within: 'authored === undefined ?',
    original: 'authored === undefined',
    replacement: 'false',
    because: 'undefined is no valid price either; the types require the check',
  },
  {
    file: 'lib/catalogue/discounts.ts',
    within: 'shares[index] ?? 0',
    original: '0',
    replacement: '1',
    because: 'there is a share for each line; the types require the fallback',
  },
  {
    file: 'lib/catalogue/period-end.ts',
    within: 'start.getUTCMonth() + months, 1)',
    original: '1',
    replacement: '2',
    because: 'only the year and the month of that day are read',
  },
  {
    file: 'lib/money/discount-figure.ts',
    within: 'toFixed(3)',
    original: '3',
    replacement: '4',
    because: 'a percentage has two decimals, so tenths have three',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'if (known) return known;',
    original: 'known',
    replacement: 'false',
    because: 'a format that is made again is the same one; knowing it saves time',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'padStart(decimals + 1,',
    original: '1',
    replacement: '0',
    because: 'the whole part is read as a number: without a digit it is 0, and zeros before it do not count',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'padStart(decimals + 1,',
    original: '1',
    replacement: '2',
    because: 'the whole part is read as a number: without a digit it is 0, and zeros before it do not count',
  },
  {
    file: 'lib/storage/cookie-values.ts',
    within: 'z.minLength(1)',
    original: '1',
    replacement: '0',
    because: 'the pattern asks for a character too',
  },
  {
    file: 'lib/statistics/scripts-allowed.ts',
    within: 'allowsCategory(consent, 3)',
    original: '3',
    replacement: '4',
    because: 'there is no fourth category; the types refuse it',
  },
  {
    file: 'services/lake/editors/rights.ts',
    within: 'if (grant.filter === everything) return true;',
    original: 'grant.filter === everything',
    replacement: 'false',
    because: 'the filter picks every document; knowing it saves the evaluation',
  },
  {
    file: 'services/lake/editors/rights.ts',
    within: "if (!grantsOf(role).some((grant) => grant.permissions.includes('update')))",
    original: "!grantsOf(role).some((grant) => grant.permissions.includes('update'))",
    replacement: 'false',
    because: 'every role but the anonymous one, which is refused before, may change something',
  },
  {
    file: 'lib/content/instants.ts',
    within: 'instants.filter((instantMs) => instantMs !== null).filter',
    original: 'instants.filter((instantMs) => instantMs !== null)',
    replacement: 'instants',
    because: 'null comes after no instant; the types require the filter',
  },
  {
    file: 'lib/content/instants.ts',
    within: '(instantMs) => instantMs !== null',
    original: 'instantMs !== null',
    replacement: 'true',
    because: 'null comes after no instant; the types require the filter',
  },
  {
    file: 'lib/overlays/overlay-queue.ts',
    within: 'first === null || pageDialogOpen',
    original: 'first === null',
    replacement: 'false',
    because: 'null there becomes null below; the types require the check',
  },
  {
    file: 'services/door/page-cache/open-page-cache.ts',
    within: 'let reportedAt = 0;',
    original: '0',
    replacement: '1',
    because: 'both are far in the past',
  },
  {
    file: pageCache,
    within: 'this.#beingRendered.set(route, true)',
    original: 'true',
    replacement: 'false',
    because: 'only the presence of a route matters',
  },
  {
    file: pageCache,
    within: 'this.#failed.set(route, true)',
    original: 'true',
    replacement: 'false',
    because: 'only the presence of a route matters',
  },
  {
    file: diskPages,
    within: "readFile(fileOf(route), 'utf8').catch(() => '')",
    original: "() => ''",
    replacement: '() => undefined',
    because: 'neither can be parsed; the types require a string',
  },
  {
    file: notices,
    within: 'if (!notice.signature || signedAtMs === null)',
    original: '!notice.signature || signedAtMs === null',
    replacement: 'false',
    because: 'no signature, or one without a time, is not valid either',
  },
  {
    file: notices,
    within: 'if (!notice.signature || signedAtMs === null)',
    original: '!notice.signature || signedAtMs === null',
    replacement: '!notice.signature && signedAtMs === null',
    because: 'no signature, or one without a time, is not valid either',
  },
  {
    file: notices,
    within: 'if (!notice.signature || signedAtMs === null)',
    original: 'signedAtMs === null',
    replacement: 'false',
    because: 'a signature without a time is not valid either',
  },
  {
    file: notices,
    within: 'return decodeSignatureHeader(signature).timestamp;\n  } catch {\n    return null;\n  }',
    original: '{\n    return null;\n  }',
    replacement: '{}',
    because: 'a signature without a time is not valid either',
  },
  {
    file: notices,
    within: 'return JSON.parse(text);\n  } catch {\n    return null;\n  }',
    original: '{\n    return null;\n  }',
    replacement: '{}',
    because: 'neither null nor undefined is a change',
  },
  {
    file: masks,
    within: 'Array.from(name.slice(0, (emailShownAtMost + 1) * 2))',
    original: 'name.slice(0, (emailShownAtMost + 1) * 2)',
    replacement: 'name',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: '(emailShownAtMost + 1) * 2',
    original: '1',
    replacement: '2',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: '(emailShownAtMost + 1) * 2',
    original: '2',
    replacement: '3',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: 'Array.from(text.slice(0, count * 2))',
    original: 'text.slice(0, count * 2)',
    replacement: 'text',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: 'text.slice(0, count * 2)',
    original: '2',
    replacement: '3',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: 'lib/revalidation/manifest.ts',
    within: 'fields?.category?._ref',
    original: 'fields?.category',
    replacement: 'fields.category',
    because: 'null was filtered out before; the types require the check',
  },
  {
    file: planned,
    within: '(change.after ?? change.before)?._type',
    original: '(change.after ?? change.before)?._type',
    replacement: '(change.after ?? change.before)._type',
    because: 'a change has a document before or after it; the types require the check',
  },
  {
    file: planned,
    within: 'const paths: string[] = []',
    original: '[]',
    replacement: '["Stryker was here"]',
    because: 'an invalid path has no address',
  },
  {
    file: planned,
    within: "if (refresh.kind === 'path')",
    original: "refresh.kind === 'path'",
    replacement: 'true',
    because: 'an invalid path has no address; the types require the check',
  },
  {
    file: decideAddress,
    within: 'catch {\n    return false;\n  }',
    original: '{\n    return false;\n  }',
    replacement: '{}',
    because: 'undefined is as falsy as false to the caller',
  },
  { file: decideAddress, within: "split('#', 1)", original: '1', replacement: '2', because: 'only the first part is read' },
  { file: decideAddress, within: "split(',', 1)", original: '1', replacement: '2', because: 'only the first part is read' },
  { file: decideAddress, within: "path.split('/', 2)", original: '2', replacement: '3', because: 'only the second part is read' },
  {
    file: decideAddress,
    within: "request.forwardedProto?.split(',', 1)[0]?.trim()",
    original: "request.forwardedProto?.split(',', 1)[0]?.trim",
    replacement: "request.forwardedProto?.split(',', 1)[0].trim",
    because: 'a text that was split has a first part; the types require the check',
  },
  {
    file: 'lib/revalidation/document-instants.ts',
    within: 'published < now',
    original: 'published < now',
    replacement: 'published <= now',
    because: 'both are the same instant then',
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
];
