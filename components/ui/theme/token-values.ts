/** Each value as Chakra takes it, under its name. */
export const tokenValues = <Name extends string>(table: Record<Name, string>): Record<Name, { value: string }> =>
  Object.fromEntries(Object.entries<string>(table).map(([name, value]) => [name, { value }])) as Record<Name, { value: string }>;
