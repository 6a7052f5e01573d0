import { styled } from '#components/ui/styled/styled.ts';
import { buttonRecipe } from '../theme/button-recipe.ts';

/** A button for an action on this page: 36, 44 or 52 px high. */
export const Button = styled('button', buttonRecipe, { defaultProps: { type: 'button' } });
