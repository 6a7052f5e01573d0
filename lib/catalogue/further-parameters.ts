/** What an address can say about a configuration, besides what every one of them says. */
export const furtherParameters = [
  'fast',
  'period',
  'promotion',
  'image',
  'iso',
  'bandwidth',
  'securityGroup',
  'password',
  'quantity',
  'quote',
] as const;

const numbered = /^(dataDisk\d+|snapshot\w+)$/;

/** Whether a parameter of an address belongs to a configuration; `query`: that of any whole one. */
export function isOfConfiguration(name: string, query: string): boolean {
  return new URLSearchParams(query).has(name) || furtherParameters.some((each) => each === name) || numbered.test(name);
}

/** Whether an address says anything of a configuration: then it is what the visitor wants. */
export const hasChoice = (search: string, query: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => isOfConfiguration(name, query));
