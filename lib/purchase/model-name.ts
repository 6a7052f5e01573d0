import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';
import { sizeName } from './plan-rows.ts';

/** A size as the site calls it, `General c2m4`; one whose series the catalogue no longer has by its size alone. */
export function modelName({ models, series }: Pick<Catalogue, 'models' | 'series'>, model: string, language: Language): string {
  const code = models.find((entry) => entry.code === model)?.series;
  return `${series.find((entry) => entry.code === code)?.name[language] ?? ''} ${sizeName(model)}`.trim();
}
