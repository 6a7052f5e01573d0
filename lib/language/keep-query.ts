/**
 * A redirect's target with the query of the request, which starts with `?` or is empty. What the target asks for itself is not
 * overridden, and its fragment stays at the end.
 */
export function keepQuery(target: string, query: string): string {
  const at = target.indexOf('#');
  const [address, fragment] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  const [, own = ''] = address.split(/\?(.*)/s);
  const ownNames = new Set(namedIn(own).map(nameOf));
  const kept = namedIn(query.slice(1)).filter((part) => !ownNames.has(nameOf(part)));
  if (kept.length === 0) return target;
  const further = own === '' ? '' : '&';
  const joint = address.includes('?') ? further : '?';
  return `${address}${joint}${kept.join('&')}${fragment}`;
}

const namedIn = (query: string): string[] => query.split('&').filter((part) => part !== '');

const nameOf = (part: string): string => part.split('=')[0] ?? '';
