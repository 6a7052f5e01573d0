/** Where names are searched. */
export const namesPage = '/product/domain';

/** The query parameter of the search that names what is searched for. */
export const searchedParameter = 'name';

/** Where a name is searched for. */
export const lookUpPath = (name: string): string => `${namesPage}?${searchedParameter}=${name}`;

/** The query parameter of the confirmation that names what is registered. */
const nameParameter = 'domain';

const namePattern = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.){1,3}(?!-)[a-z0-9-]{1,63}(?<!-)$/u;
const nameUnitsAtMost = 253;

/** Where the registration of a name, in punycode, is confirmed. */
export const namePath = (name: string): string => `/product/vps-buy/confirm?${nameParameter}=${name}`;

/** The name that the address wants to register; null: it is about a server. */
export function wantedName(search: string): string | null {
  const text = new URLSearchParams(search).get(nameParameter)?.toLowerCase() ?? '';
  return text.length <= nameUnitsAtMost && namePattern.test(text) ? text : null;
}
