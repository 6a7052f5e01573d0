import { isRecord } from './document.ts';

/** Calls `visit` for every reference inside a value. */
export function visitReferences(value: unknown, visit: (target: string, strong: boolean) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitReferences(item, visit);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value._ref === 'string') visit(value._ref, value._weak !== true);
  for (const key in value) if (key !== '_ref') visitReferences(value[key], visit);
}

/** Ids that a value references strongly: they must exist. */
export function strongTargets(value: unknown): Set<string> {
  const targets = new Set<string>();
  visitReferences(value, (target, strong) => {
    if (strong) targets.add(target);
  });
  return targets;
}
