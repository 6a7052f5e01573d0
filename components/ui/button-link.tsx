import { chakra } from '@chakra-ui/react/styled-system';
import { SiteLink } from './site-link.tsx';
import { buttonRecipe } from './theme/button-recipe.ts';

/** An action that leads somewhere, drawn as a button: 36, 44 or 52 px high. */
export const ButtonLink = chakra(SiteLink, buttonRecipe, { forwardProps: ['href', 'language'] });
