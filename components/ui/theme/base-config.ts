import { defineConfig } from '@chakra-ui/react/styled-system';

/** Which properties use which tokens. Any other property passes its value through; the library's own table is twelve times as long. */
const propertiesByCategory = {
  colors: ['background', 'color', 'borderColor', 'outlineColor', 'fill', 'stroke'],
  spacing: [
    'padding',
    'paddingBlock',
    'paddingInline',
    'paddingTop',
    'paddingBottom',
    'paddingInlineStart',
    'paddingInlineEnd',
    'margin',
    'marginBlock',
    'marginInline',
    'marginTop',
    'marginBottom',
    'marginInlineStart',
    'marginInlineEnd',
    'gap',
    'columnGap',
    'rowGap',
    'top',
    'right',
    'bottom',
    'left',
    'inset',
    'insetInline',
    'insetInlineStart',
    'scrollPaddingInline',
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  fonts: ['fontFamily'],
  fontWeights: ['fontWeight'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
} as const;

const categories = Object.keys(propertiesByCategory) as (keyof typeof propertiesByCategory)[];

const utilities = Object.fromEntries(
  categories.flatMap((category) => propertiesByCategory[category].map((property) => [property, { values: category }])),
);

/** What a style object may use: token names and these conditions, no more than the components need. */
export const baseConfig = defineConfig({
  conditions: { hover: ['@media (hover: hover)', '&:hover'], active: '&:active', focus: '&:focus', empty: '&:empty' },
  utilities,
});
