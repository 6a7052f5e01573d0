import {
  createElement,
  useContext,
  useInsertionEffect,
  type ComponentProps,
  type ElementType,
  type FunctionComponent,
  type ReactElement,
} from 'react';
import type { RecipeDefinition, RecipeSelection, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { createLook, type Additions } from './look.ts';
import { prepareRule, StyleSheetsContext, writeRule } from './style-sheets.ts';

interface StyledProps {
  readonly as?: ElementType | undefined;
  /** Styles of this one element, over those of the recipe. */
  readonly css?: Additions;
}

type NoVariants = Record<never, never>;

/** The props of a tag or a component, with the recipe's variants in place of attributes with the same names. */
export type StyledComponent<Tag extends ElementType, Variants> = FunctionComponent<
  Omit<ComponentProps<Tag>, keyof Variants | keyof StyledProps> & Variants & StyledProps
>;

interface Options<Tag extends ElementType> {
  readonly defaultProps?: Partial<ComponentProps<Tag>>;
}

type Props = Readonly<Record<string, unknown>>;

const onServer = typeof document === 'undefined';
/** The recipes of styled components, for those that extend them. */
const origins = new WeakMap<object, { readonly tag: ElementType; readonly recipes: readonly RecipeDefinition[] }>();

/**
 * A component from a tag, or extending another one, styled by a Chakra recipe: tokens, variants, `as` and `css`, no styles as attributes.
 * Chakra's own factory recomputes every recipe for each rendered element (decision 9).
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord = NoVariants>(
  tag: Tag,
  recipe?: RecipeDefinition<Variants>,
  options?: Options<Tag>,
): StyledComponent<Tag, RecipeSelection<Variants>>;
export function styled(
  given: ElementType,
  recipe: RecipeDefinition = {},
  { defaultProps = {} }: { defaultProps?: Props } = {},
): FunctionComponent<StyledProps & Props> {
  const under = typeof given === 'string' ? undefined : origins.get(given);
  const tag = under?.tag ?? given;
  const recipes = [...(under?.recipes ?? []), recipe];
  const look = createLook(recipes);

  function Styled({ as, css, className, ...props }: StyledProps & Props): ReactElement {
    const sheets = useContext(StyleSheetsContext);
    if (!sheets) throw new Error('a styled component must be used inside DesignProvider');
    const choice: Record<string, unknown> = {};
    const forwarded: Record<string, unknown> = {};
    for (const prop of Object.keys(props)) (look.hasVariant(prop) ? choice : forwarded)[prop] = props[prop];
    for (const prop of Object.keys(defaultProps)) forwarded[prop] ??= defaultProps[prop];
    const rule = look.rule(choice, css);
    if (onServer) writeRule(sheets, rule);
    else prepareRule(sheets, rule);
    useInsertionEffect(() => writeRule(sheets, rule), [sheets, rule]);
    const name = `${sheets.cache.key}-${rule.name}`;
    forwarded.className = className ? `${className} ${name}` : name;
    return createElement(as ?? tag, forwarded);
  }
  Styled.displayName = `styled(${typeof tag === 'string' ? tag : 'component'})`;
  origins.set(Styled, { tag, recipes });
  return Styled;
}
