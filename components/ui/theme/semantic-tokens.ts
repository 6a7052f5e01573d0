import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { tokenValues } from './token-values.ts';

/** Meanings of colours. Accent: a measured amount, a choice or an action. Land (buff): highlighted information, never a state. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: tokenValues({
      DEFAULT: '{colors.white}',
      canvas: '{colors.tide.25}',
      subtle: '{colors.tide.50}',
      inverted: '{colors.tide.950}',
      land: '{colors.buff.100}',
      shallow: '{colors.sea.50}',
      error: '#fceeec',
      warning: '#fdf3df',
      success: '#e7f4eb',
    }),
    fg: tokenValues({
      DEFAULT: '{colors.tide.900}',
      muted: '{colors.tide.600}',
      subtle: '{colors.tide.500}',
      inverted: '#f2f6f4',
      invertedMuted: '#a9bdb6',
      land: '{colors.buff.700}',
      error: '#a31f18',
      warning: '#7a4a00',
      success: '#1a6638',
    }),
    border: tokenValues({
      DEFAULT: '{colors.tide.200}',
      muted: '{colors.tide.100}',
      emphasized: '{colors.tide.900}',
      control: '{colors.tide.400}',
      inverted: '{colors.tide.700}',
      land: '{colors.buff.200}',
      warning: '#c98500',
      error: '#b3261e',
    }),
    accent: tokenValues({
      solid: '{colors.sea.600}',
      emphasized: '{colors.sea.700}',
      active: '{colors.sea.800}',
      subtle: '{colors.sea.50}',
      contrast: '{colors.white}',
      fg: '{colors.sea.600}',
      inverted: '{colors.sea.300}',
      focusRing: '#0b57d0',
      focusRingInverted: '{colors.buff.100}',
    }),
    gauge: tokenValues({ cell: '{colors.sea.600}', disk: '{colors.tide.900}', tick: '{colors.tide.300}', rule: '{colors.tide.200}' }),
  },
});
