/**
 * Where the chat is: on the whole screen; beside the page, which makes room for it; or over a corner of it, the one without the order's
 * button.
 */
export type ChatPlace = 'screen' | 'beside' | 'right' | 'left';

/** Up to this width the layout is a phone's (§9). */
export const phoneWidthAtMostPx = 960;

/** From here on the page keeps the width of a layout of its own beside the chat, which takes 25 rem. */
export const besideFromPx = 1_360;

/** The chat's place in a window of this width; it never covers the order's button, which is on the right. */
export function chatPlace(widthPx: number, checkout: boolean): ChatPlace {
  if (widthPx <= phoneWidthAtMostPx) return 'screen';
  if (widthPx >= besideFromPx) return 'beside';
  return checkout ? 'left' : 'right';
}
