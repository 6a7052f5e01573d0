import { styled } from '#components/ui/styled/styled.ts';

/** The site's list style: an ink rule above, hairlines between, no boxes. */
export const RuleRows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
      columnGap: '6',
      rowGap: '2',
      alignItems: 'center',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'border',
      lineHeight: '1.5',
    },
    '& h3': { fontSize: '1rem', lineHeight: '1.5', fontWeight: 'semibold' },
    '& p': { color: 'fg.muted' },
    '& .hours': { textStyle: 'sm', color: 'fg.land', fontWeight: 'semibold' },
    '& > li > a': { justifySelf: 'start' },
  },
});
