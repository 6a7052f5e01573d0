import { styled } from '#components/ui/styled/styled.ts';

/** Orders about a server, on its page. */
export const ServerRows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    fontSize: '.9375rem',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      paddingBlock: '.625rem',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& .state': { color: 'fg.muted' },
  },
});
