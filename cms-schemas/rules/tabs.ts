import { asRecord, isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { isTabSystem, tabSystems } from '#lib/content/values/tab-systems.ts';

const maxTabs = 5;
const maxLabelLength = 30;

/** Two to five tabs, each with a label that no other has. */
export function checkTabs(value: unknown): Verdict {
  const tabs = (Array.isArray(value) ? value : []).map(asRecord);
  if (tabs.length < 2) return 'Give at least two tabs; a single text needs none.';
  if (tabs.length > maxTabs) return `Give ${maxTabs} tabs at most; more do not fit on a phone.`;
  const labels = tabs.map(labelOf).filter((label) => label !== '');
  return new Set(labels).size === labels.length || 'Two tabs have the same label.';
}

function labelOf({ system, label }: Record<string, unknown>): string {
  if (isTabSystem(system)) return tabSystems[system];
  return typeof label === 'string' ? label.trim() : '';
}

/** A tab that is for no system has a label of its own. */
export function checkTabLabel(value: unknown, { parent }: { parent?: unknown }): Verdict {
  if (asRecord(parent).system !== 'other') return true;
  if (isBlank(value)) return 'Write the label of the tab.';
  return String(value).trim().length <= maxLabelLength || `Use ${maxLabelLength} characters at most.`;
}
