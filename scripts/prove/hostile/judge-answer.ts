import { decideAddress } from '#lib/language/decide-address.ts';
import type { HostileRequest } from './hostile-requests.ts';
import type { RawAnswers } from './raw-exchange.ts';

const stackTrace = /\n\s+at [^\n]*(:\d+:\d+|node:)|node_modules|[\w-]+\.tsx?:\d+|\bECONN[A-Z]+\b|\bSQLSTATE\b/;
const nobody = { languagesCookie: undefined, acceptLanguage: undefined, forwardedProto: undefined, host: undefined };

/** Planned 5xx answers; every other one is our failure. */
function isDesigned(status: number, target: string, text: string): boolean {
  // an address without known language, section or file has an error page with this status; HEAD has only the status
  if (status === 500)
    return (
      (text.includes('<title>SERVER ERROR</title>') || text.endsWith('\r\n\r\n')) &&
      decideAddress({ target: targetAsRead(target), ...nobody }).kind === 'unknown-prefix'
    );
  // one address requests more new pictures than its share
  return status === 503 && text.includes('Too many pictures are wanted at once');
}

/** In a request line a space ends the target. */
const targetAsRead = (target: string): string => target.split(' ', 1)[0] ?? '';

/**
 * What is wrong with the answers to a hostile request; null if nothing is. `paths` are paths of this machine that no answer may contain.
 */
export function judgeAnswers(
  { target, single }: Pick<HostileRequest, 'target' | 'single'>,
  { statuses, text }: RawAnswers,
  paths: readonly string[],
): string | null {
  const failure = statuses.find((status) => status >= 500);
  if (failure !== undefined && !isDesigned(failure, target, text)) return `answered ${failure}`;
  if (stackTrace.test(text) || paths.some((path) => text.includes(path))) return 'says where it runs';
  // bytes after an answer that are no request are refused with 400, and the connection is closed
  const answers = statuses.filter((status) => status !== 100).filter((status, place) => place === 0 || status !== 400).length;
  return single && answers > 1 ? `${answers} answers to one request` : null;
}
