const fading = (start: string) =>
  ({
    '@supports (animation-timeline: scroll())': {
      '&:not(:focus-visible)': {
        maskImage: `linear-gradient(to right,${start}#000 calc(100% - var(--fade-end,0px)),transparent)`,
        animationName: 'edge-fades',
        animationTimeline: 'scroll(self inline)',
        animationTimingFunction: 'linear',
        // no motion, and so it is there under reduced motion too
        animationDuration: 'auto!important',
      },
    },
  }) as const;

/**
 * What scrolls sideways fades at each edge beyond which it goes on. By CSS alone, which follows the scrolling; a browser that cannot shows
 * the plain edge. Not while it has the focus, whose ring would fade with it.
 */
export const edgeFades = fading('transparent,#000 var(--fade-start,0px),');

/** The same for a table whose first column stays in its place. */
export const endFades = fading('');
