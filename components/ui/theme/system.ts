import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { buttonRecipe } from './button-recipe.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const makeSystem = (): SystemContext =>
  createSystem(
    baseConfig,
    defineConfig({
      cssVarsPrefix: 'hf',
      preflight: false,
      // With layers an empty reset is written as `@layer reset@layer base{`, which is invalid and loses every rule after it.
      disableLayers: true,
      // a page includes its global rules
      ...(typeof window === 'undefined' ? { globalCss: globalCss() } : {}),
      theme: {
        breakpoints: { sm: '641px', md: '761px', lg: '961px', xl: '1181px' },
        tokens,
        semanticTokens,
        textStyles,
        recipes: { button: buttonRecipe },
        ...(typeof window === 'undefined' ? { keyframes: keyframes() } : {}),
      },
    }),
  );

let made: SystemContext | undefined;

/** The design language as a Chakra system: only what is used, because every byte of it is in the first load. Created on first use. */
export const designSystem = (): SystemContext => (made ??= makeSystem());
