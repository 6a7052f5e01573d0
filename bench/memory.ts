import { readFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

/** Resident memory of a process in MiB, as reported by the system. */
export function residentMemory(name: string, pid: number | undefined): Figure {
  const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return { name: `resident memory of the ${name}`, value: Math.round(kib / 1024), unit: 'MiB' };
}
