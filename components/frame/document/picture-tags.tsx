import type { ReactElement } from 'react';

/** The tags of a preview picture of 1200 × 630, and the text that stands for it. */
export const pictureTags = (address: string, alt: string): ReactElement => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
