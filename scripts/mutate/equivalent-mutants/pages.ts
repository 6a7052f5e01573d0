import type { EquivalentMutant } from './entry.ts';

const pageCache = 'services/door/page-cache/page-cache.ts';
const diskPages = 'services/door/page-cache/disk-page-store.ts';
const notices = 'lib/revalidation/content-notice.ts';
const planned = 'lib/revalidation/plan-refresh.ts';
const decideAddress = 'lib/language/decide-address.ts';
const recurring = 'lib/content/recurring-window.ts';

/** Content and pages. */
export const inPages: readonly EquivalentMutant[] = [
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
  { file: recurring, within: 'everyMs > 0', original: '0', replacement: '1', because: 'an interval is of whole days' },
  {
    file: recurring,
    within: 'time * (everyMs ?? 0)',
    original: '0',
    replacement: '1',
    because: 'what comes once has one time, which is not moved',
  },
  {
    file: recurring,
    within: 'if (first.startsAt + offsetMs >= toMs) break;',
    original: 'first.startsAt + offsetMs >= toMs',
    replacement: 'false',
    because: 'later times are left out below; the end of the loop saves time',
  },
  {
    file: recurring,
    within: 'if (first.startsAt + offsetMs >= toMs) break;',
    original: 'first.startsAt + offsetMs >= toMs',
    replacement: 'first.startsAt + offsetMs > toMs',
    because: 'later times are left out below; the end of the loop saves time',
  },
  {
    file: recurring,
    within: 'if (first.startsAt + offsetMs >= toMs) break;',
    original: 'first.startsAt + offsetMs',
    replacement: 'first.startsAt - offsetMs',
    because: 'later times are left out below; the end of the loop saves time',
  },
];
