import { expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { boardModelName, boardSizeName } from '#lib/purchase/words/board-size-name.ts';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

test.each(languages)('R-4.4 a size is named as e-mails name it, and no two of the board alike (%s)', async (language) => {
  const catalogue = await seededCatalogue();
  const { series } = availabilityContent(catalogue, language);
  const models = series.flatMap((each) => each.sizes.map((size) => ({ model: size.model, name: boardSizeName(each, size) })));
  for (const { model, name } of models) {
    expect(name).toBe(modelName(catalogue, model, language));
    expect(boardModelName(series, model)).toBe(name);
  }
  expect(new Set(models.map(({ name }) => name)).size).toBe(models.length);
  expect(boardModelName(series, 'cvm.none.c1m1')).toBeNull();
});
