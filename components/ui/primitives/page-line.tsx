import { styled } from '#components/ui/styled/styled.ts';

/** A message line at the foot of the page, for when nothing more can be loaded. */
export const PageLine = styled('p', {
  base: {
    position: 'fixed',
    left: '4',
    right: { base: '4', sm: 'auto' },
    bottom: 'calc(var(--room-below, 0px) + 1rem)',
    zIndex: 'skip',
    background: 'bg',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    padding: '4',
    boxShadow: 'md',
    textStyle: 'sm',
    '&[hidden]': { display: 'none' },
    '& a': { marginInlineStart: '3' },
  },
});
