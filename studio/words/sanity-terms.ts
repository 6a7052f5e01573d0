import type { LocaleDefinition, LocaleResourceKey, LocaleResourceRecord } from 'sanity';

/** Sanity's words for things that our glossary calls otherwise, by the name of its locale. */
const terms: Readonly<Record<string, readonly (readonly [theirs: string, ours: string])[]>> = {
  // its Japanese has both
  'ja-JP': [['ドラフト', '下書き']],
};

/** A language of Sanity in which each thing has one name, ours. Its words are loaded as late as before. */
export function inOurTerms(locale: LocaleDefinition): LocaleDefinition {
  const replaced = terms[locale.id];
  if (!replaced || !locale.bundles) return locale;
  const worded = (resource: LocaleResourceKey): LocaleResourceKey => {
    if (typeof resource === 'string') return replaced.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), resource);
    return Array.isArray(resource) ? resource : recordOf(resource);
  };
  const recordOf = (record: LocaleResourceRecord): LocaleResourceRecord =>
    Object.fromEntries(Object.entries(record).map(([key, resource]) => [key, worded(resource)]));
  return {
    ...locale,
    bundles: locale.bundles.map((bundle) => ({
      ...bundle,
      resources: async () => {
        const loaded = typeof bundle.resources === 'function' ? await bundle.resources() : bundle.resources;
        return recordOf(isModule(loaded) ? loaded.default : loaded);
      },
    })),
  };
}

const isModule = (loaded: LocaleResourceRecord | { default: LocaleResourceRecord }): loaded is { default: LocaleResourceRecord } =>
  'default' in loaded && typeof loaded.default === 'object';
