import type { RecipeDefinition, SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles } from '@emotion/serialize';
import { shortHash } from './short-hash.ts';

type Choice = Readonly<Record<string, unknown>>;
export type Additions = SystemStyleObject | readonly SystemStyleObject[] | undefined;

/** One option of a variant: the name of its rule, known without its styles, and the styles from which the rule is written. */
export interface Rule {
  readonly name: string;
  readonly styles: (system: SystemContext) => string;
}

export interface Look {
  readonly hasVariant: (prop: string) => boolean;
  readonly rule: (choice: Choice, additions: Additions) => Rule;
}

/**
 * Merged recipes. A rule is named after the recipes and not after its styles, so that a browser, which gets the rules with the page,
 * computes no styles. Each rule is created once.
 */
export function createLook(recipes: readonly RecipeDefinition[]): Look {
  const options = new Map<string, readonly string[]>();
  const defaults: Record<string, unknown> = {};
  for (const { variants = {}, defaultVariants = {} } of recipes) {
    for (const [variant, styles] of Object.entries(variants))
      options.set(variant, [...(options.get(variant) ?? []), ...Object.keys(styles ?? {})]);
    Object.assign(defaults, defaultVariants);
  }
  const rules = new Map<string, Rule>();
  let own: string | undefined;

  /** The chosen option by its index, for the shortest possible name. */
  const placeOf = (variant: string, chosen: unknown): string =>
    typeof chosen === 'object' && chosen !== null
      ? shortHash(JSON.stringify(chosen))
      : String((options.get(variant) ?? []).indexOf(String(chosen)) + 1);

  const rule = (choice: Choice, additions: Additions): Rule => {
    let key = '';
    for (const variant of options.keys()) key += `-${placeOf(variant, choice[variant] ?? defaults[variant])}`;
    if (additions) key += `-${shortHash(JSON.stringify(additions))}`;
    const known = rules.get(key);
    if (known) return known;
    own ??= shortHash(JSON.stringify(recipes));
    let styles: string | undefined;
    const made: Rule = { name: `${own}${key}`, styles: (system) => (styles ??= stylesOf(system, recipes, choice, additions)) };
    rules.set(key, made);
    return made;
  };
  return { hasVariant: (prop) => options.has(prop), rule };
}

function stylesOf({ cva, css }: SystemContext, recipes: readonly RecipeDefinition[], choice: Choice, additions: Additions): string {
  const [first, ...others] = recipes.map((recipe) => cva(recipe));
  const recipe = others.reduce((under, over) => under?.merge(over), first);
  return serializeStyles([css(recipe?.(choice) ?? {}, ...[additions ?? []].flat())]).styles;
}
