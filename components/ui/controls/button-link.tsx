import { styled } from '#components/ui/styled/styled.ts';
import { SiteLink } from './site-link.tsx';
import { buttonRecipe } from '../theme/button-recipe.ts';

/** A link drawn as a button: 36, 44 or 52 px high. */
export const ButtonLink = styled(SiteLink, buttonRecipe);
