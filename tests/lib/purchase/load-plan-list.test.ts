import { describe, expect, test } from '@jest/globals';
import { planListContent } from '#lib/purchase/load-plan-list.ts';
import { seededCatalogue } from '../catalogue/seeded-catalogue.ts';

const coresOf = (content: ReturnType<typeof planListContent>) => content.families.map(({ code, vcpu }) => [code, vcpu.from, vcpu.to]);

describe('R-4.4 the families side by side', () => {
  test('name the cores of the sizes on sale, not of one that is only announced', async () => {
    const content = planListContent(await seededCatalogue(), 'US-0', 'en');
    expect(coresOf(content)).toEqual([
      ['General', 1, 64],
      ['ComputeX', 1, 32],
      ['Dedicated', 1, 32],
      ['MemoryX', 1, 64],
    ]);
    expect(content.families.find(({ code }) => code === 'Dedicated')?.sizes).toContainEqual({ vcpu: 64, memoryGib: 128 });
  });

  test('name what is announced of a family of which nothing is on sale yet', async () => {
    const catalogue = await seededCatalogue();
    const announced = { ...catalogue, models: catalogue.models.map((model) => ({ ...model, status: 'not-yet-public' as const })) };
    expect(coresOf(planListContent(announced, 'US-0', 'en'))).toContainEqual(['Dedicated', 1, 64]);
  });
});
