import { chakra } from '@chakra-ui/react/styled-system';

/** Said to who reads a page without JavaScript, in place of what needs it. */
export const NeedsScript = chakra('p', { base: { display: 'none', '@media (scripting: none)': { display: 'block' } } });
