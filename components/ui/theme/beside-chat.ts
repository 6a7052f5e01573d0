import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Styles of what needs more width than a page has beside a chat (lib/overlays/chat-place.ts): the page is narrower than the window, by
 * whose width its columns are chosen.
 */
export const besideChat = (styles: SystemStyleObject): SystemStyleObject => ({
  '@media (max-width: 1599.98px)': { 'html:has(dialog[data-modeless=beside]) &': styles },
});
