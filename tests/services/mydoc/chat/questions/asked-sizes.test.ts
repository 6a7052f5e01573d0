import { expect, test } from '@jest/globals';
import { readSizes } from '#services/mydoc/chat/questions/asked-sizes.ts';
import { readQuestionText } from '#services/mydoc/chat/questions/question-text.ts';

const none = { quantity: 1, isReadWhole: true, model: null, vcpu: null, memoryGib: null, disk: null, outboundGb: null };

test.each<readonly [string, Partial<ReturnType<typeof readSizes>>]>([
  ['2 cores 4 GiB', { vcpu: 2, memoryGib: 4 }],
  ['two cores and four gigs of ram', { vcpu: 2, memoryGib: 4 }],
  ['4GB RAM, 2 vCPU', { vcpu: 2, memoryGib: 4 }],
  ['c8m16', { vcpu: 8, memoryGib: 16 }],
  ['4c8g', { vcpu: 4, memoryGib: 8 }],
  ['cvm.g4a.amd.c2m4', { model: 'cvm.g4a.amd.c2m4', vcpu: 2, memoryGib: 4 }],
  ['quad core 16 GB with 200 GB NVMe', { vcpu: 4, memoryGib: 16, disk: { label: 'nvme', sizeGib: 200 } }],
  ['2 cores 4 GiB, SSD 50 GB and 1 TB of traffic', { vcpu: 2, memoryGib: 4, disk: { label: 'ssd', sizeGib: 50 }, outboundGb: 1_000 }],
  ['两核四G', { vcpu: 2, memoryGib: 4 }],
  ['双核 内存 8G 硬盘 100G', { vcpu: 2, memoryGib: 8, disk: { label: null, sizeGib: 100 } }],
  ['２核４Ｇ，流量1T', { vcpu: 2, memoryGib: 4, outboundGb: 1_000 }],
  ['三十二核 64G', { vcpu: 32, memoryGib: 64 }],
  ['CPU4コア、メモリ16GB', { vcpu: 4, memoryGib: 16 }],
  ['メモリ8ギガの2コア、NVMe 40GB', { vcpu: 2, memoryGib: 8, disk: { label: 'nvme', sizeGib: 40 } }],
  ['4个vCPU 8G内存 两台', { vcpu: 4, memoryGib: 8, quantity: 2 }],
  ['3x 4c/8g', { vcpu: 4, memoryGib: 8, quantity: 3 }],
  ['4コアにNVMe200GBと8GB', { vcpu: 4, memoryGib: 8, disk: { label: 'nvme', sizeGib: 200 } }],
  ['2 cores 4 GB and 7 GB', { vcpu: 2, memoryGib: 4, isReadWhole: false }],
  ['What is a snapshot?', {}],
])('%s', (question, sizes) => {
  expect(readSizes(readQuestionText(question))).toEqual({ ...none, ...sizes });
});
