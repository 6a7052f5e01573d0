import { checkHostName } from './host-name.ts';

/**
 * The host names of several servers, by the name that was chosen for them: its first part is numbered, web-1.example.com and so on. One
 * server keeps the name as it is.
 */
export const numberedHostNames = (name: string, servers: number): string[] =>
  servers === 1 ? [name] : Array.from({ length: servers }, (_, index) => name.replace(/^[^.]*/, (first) => `${first}-${index + 1}`));

/** Whether every numbered name is still a host name; the last one is the longest. */
export const canBeNumbered = (name: string, servers: number): boolean =>
  numberedHostNames(name, servers).every((numbered) => checkHostName(numbered).ok);
