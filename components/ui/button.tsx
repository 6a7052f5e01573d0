import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from './theme/button-recipe.ts';

/** An action that happens on this page: 36, 44 or 52 px high. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
