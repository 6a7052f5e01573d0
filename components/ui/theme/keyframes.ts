import { defineKeyframes } from '@chakra-ui/react/styled-system';

/**
 * What moves, and only where something has changed or is drawn for the first time; under reduced motion it is there at once. A function
 * for the same reason as `globalCss`.
 */
export const keyframes = () =>
  defineKeyframes({
    'cells-fill': { from: { transform: 'scaleX(0)' } },
    'seat-taken': { from: { transform: 'scale(.6)', opacity: '.4' } },
    // the edges of what is scrolled sideways: by its place, not by time
    'edge-fades': {
      from: { '--fade-start': '0px', '--fade-end': '24px' },
      '2%,98%': { '--fade-start': '24px', '--fade-end': '24px' },
      to: { '--fade-start': '24px', '--fade-end': '0px' },
    },
  });
