import type { Identity } from './identity.ts';

export type Person = Pick<Identity, 'id' | 'name' | 'email' | 'role'>;

/** Authors of changes that have no account. */
export const machines: ReadonlyMap<string, Person> = new Map(
  [
    { id: 'machine-admin', name: 'Site software', email: '', role: 'administrator' as const },
    { id: 'machine-reader', name: 'Site reader', email: '', role: 'viewer' as const },
    { id: 'system-seed', name: 'First content', email: '', role: 'administrator' as const },
  ].map((person) => [person.id, person]),
);
