/** The size of large link previews. */
export const sharedPictureSize = { widthPx: 1200, heightPx: 630 } as const;
