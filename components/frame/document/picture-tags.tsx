import type { ReactElement } from 'react';
import { sharedPictureSize } from '#lib/page/shared-picture-size.ts';

/** The tags of a preview picture, and the text that stands for it. */
export const pictureTags = (address: string, alt: string): ReactElement => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:width" content={String(sharedPictureSize.widthPx)} />
    <meta property="og:image:height" content={String(sharedPictureSize.heightPx)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
