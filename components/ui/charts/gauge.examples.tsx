import type { Example } from '../example.ts';
import { Gauge, type GaugeRow } from './gauge.tsx';

const rows = (vcpu: number, memoryGib: number, diskGib: number): GaugeRow[] => [
  { kind: 'vcpu', name: 'vCPU', figure: String(vcpu), amount: vcpu },
  { kind: 'memory', name: 'Memory', figure: `${memoryGib} GiB`, amount: memoryGib },
  { kind: 'disk', name: 'Boot disk', figure: `${diskGib} GiB SSD`, amount: diskGib },
];

export const gaugeExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Gauge rows={rows(2, 4, 30)} /> },
  { name: 'longest', language: 'en', element: <Gauge rows={rows(64, 256, 1000)} /> },
  { name: 'empty', language: 'en', element: <Gauge rows={[]} /> },
  { name: 'japanese', language: 'ja', element: <Gauge rows={[{ kind: 'vcpu', name: 'vCPU', figure: '1コア', amount: 1 }]} /> },
];
