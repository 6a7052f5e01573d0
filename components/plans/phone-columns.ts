import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Where the seven cells of a size are on a phone: name and price, then two lines of two figures beside its buttons. The head of the
 * table has the same places, so that it explains them.
 */
export const phoneColumns: SystemStyleObject = {
  gridTemplateColumns: 'minmax(0,5.75rem) minmax(0,1fr) auto',
  columnGap: '3',
  rowGap: '.125rem',
  '& > :nth-child(1)': { gridColumn: '1/3', gridRow: '1' },
  '& > :nth-child(2), & > :nth-child(4)': { gridColumn: '1' },
  '& > :nth-child(2), & > :nth-child(3)': { gridRow: '2' },
  '& > :nth-child(3), & > :nth-child(5)': { gridColumn: '2' },
  '& > :nth-child(4), & > :nth-child(5)': { gridRow: '3' },
  '& > :nth-child(6)': { gridColumn: '3', gridRow: '1' },
};
