import { createElement, useContext, useInsertionEffect, type ElementType, type ReactElement } from 'react';
import type { RecipeDefinition } from '@chakra-ui/react/styled-system';
import { createLook, type Additions } from './look.ts';
import { prepareRule, StyleSheetsContext, writeRule } from './style-sheets.ts';

type Props = Readonly<Record<string, unknown>>;

interface StyledProps extends Props {
  readonly as?: ElementType;
  readonly css?: Additions;
  readonly className?: string;
}

interface Styled {
  (props: StyledProps): ReactElement;
  displayName?: string;
}

const onServer = typeof document === 'undefined';
/** What styled components were made of, for those that are made over them. */
const origins = new WeakMap<object, { readonly tag: ElementType; readonly recipes: readonly RecipeDefinition[] }>();

/**
 * Stands in for Chakra's factory (an alias of the bundler, decision 9) and knows what the site uses of it: recipes with variants, one
 * styled component over another, `as` and `css`. Chakra's own works every recipe out anew for each element that is rendered.
 */
export function chakra(given: ElementType | Styled, recipe: RecipeDefinition = {}, { defaultProps = {} }: { defaultProps?: Props } = {}): Styled {
  const under = typeof given === 'string' ? undefined : origins.get(given);
  const tag = under?.tag ?? (given as ElementType);
  const recipes = [...(under?.recipes ?? []), recipe];
  const look = createLook(recipes);

  function Styled({ as, css, className, ...props }: StyledProps): ReactElement {
    const sheets = useContext(StyleSheetsContext);
    if (!sheets) throw new Error('a styled component stands outside DesignProvider');
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
  Styled.displayName = `chakra(${typeof tag === 'string' ? tag : 'component'})`;
  origins.set(Styled, { tag, recipes });
  return Styled;
}
