import { chakra } from '@chakra-ui/react/styled-system';

/** A table of hairlines that scrolls on its own where the screen is too narrow. */
export const ScrollTable = chakra('div', {
  base: {
    overflowX: 'auto', position: 'relative',
    '& table': { minWidth: '26rem', fontSize: '.875rem', lineHeight: '1.5' },
    '& th, & td': { paddingBlock: '.625rem', paddingInlineStart: '0', paddingInlineEnd: '4', borderBottom: '1px solid', borderColor: 'border', textAlign: 'start', verticalAlign: 'top' },
    '& thead th, & thead td': { borderColor: 'border.emphasized', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& th:last-child, & td:last-child': { paddingInlineEnd: '0' },
  },
});
