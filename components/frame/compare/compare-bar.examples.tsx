import type { Example } from '#components/ui/example.ts';
import type { PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import type { Language } from '#lib/language/languages.ts';
import { CompareBar } from './compare-bar.tsx';

const pin = (name: string, vcpu: number, memoryGib: number): PinnedSize => ({
  name,
  region: 'Los Angeles-1',
  query: `area=JP-0&hostProductId=cvm.g4a.amd.${name}`,
  vcpu,
  memoryGib,
  diskGib: 30,
});
const pins = [pin('c1m1', 1, 1), pin('c2m4', 2, 4), pin('c16m64', 16, 64)];
const nothing = (): void => undefined;

const bar = (shown: readonly PinnedSize[], language: Language, isFull = false) => (
  <CompareBar sizes={{ pins: shown, isFull }} language={language} onRemove={nothing} onClear={nothing} />
);

export const compareBarExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: bar(pins.slice(0, 2), 'en') },
  { name: 'longest', language: 'en', element: bar(pins, 'en', true) },
  { name: 'empty', language: 'zh', element: bar(pins.slice(0, 1), 'zh') },
  { name: 'japanese', language: 'ja', element: bar(pins, 'ja') },
];
