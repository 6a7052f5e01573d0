import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const colour = (reference: string) => ({ value: reference });

/** Meanings of colours. Accent: a measured amount, a choice or an action. Land (buff): highlighted information, never a state. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: colour('{colors.white}'),
      canvas: colour('{colors.tide.25}'),
      subtle: colour('{colors.tide.50}'),
      inverted: colour('{colors.tide.950}'),
      land: colour('{colors.buff.100}'),
      shallow: colour('{colors.sea.50}'),
      error: colour('#fceeec'),
      warning: colour('#fdf3df'),
      success: colour('#e7f4eb'),
    },
    fg: {
      DEFAULT: colour('{colors.tide.900}'),
      muted: colour('{colors.tide.600}'),
      subtle: colour('{colors.tide.500}'),
      inverted: colour('#f2f6f4'),
      invertedMuted: colour('#a9bdb6'),
      land: colour('{colors.buff.700}'),
      error: colour('#a31f18'),
      warning: colour('#7a4a00'),
      success: colour('#1a6638'),
    },
    border: {
      DEFAULT: colour('{colors.tide.200}'),
      muted: colour('{colors.tide.100}'),
      emphasized: colour('{colors.tide.900}'),
      control: colour('{colors.tide.400}'),
      inverted: colour('{colors.tide.700}'),
      land: colour('{colors.buff.200}'),
      warning: colour('#c98500'),
      error: colour('#b3261e'),
    },
    accent: {
      solid: colour('{colors.sea.600}'),
      emphasized: colour('{colors.sea.700}'),
      active: colour('{colors.sea.800}'),
      subtle: colour('{colors.sea.50}'),
      contrast: colour('{colors.white}'),
      fg: colour('{colors.sea.600}'),
      inverted: colour('{colors.sea.300}'),
      focusRing: colour('#0b57d0'),
      focusRingInverted: colour('{colors.buff.100}'),
    },
    gauge: {
      cell: colour('{colors.sea.600}'),
      disk: colour('{colors.tide.900}'),
      tick: colour('{colors.tide.300}'),
      rule: colour('{colors.tide.200}'),
    },
  },
});
