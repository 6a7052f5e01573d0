import type { Role } from './rights.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** The site's and the services' own requests. */
export const siteSoftware: Person = { id: 'machine-admin', name: 'Site software', email: '', role: 'administrator' };

/** The site's read token: it shows only what is published. */
export const siteReader: Person = { id: 'machine-reader', name: 'Site reader', email: '', role: 'viewer' };

export const seedAuthor: Person = { id: 'system-seed', name: 'First content', email: '', role: 'administrator' };

/** Authors of changes that have no account. */
export const machines: ReadonlyMap<string, Person> = new Map([siteSoftware, siteReader, seedAuthor].map((person) => [person.id, person]));
