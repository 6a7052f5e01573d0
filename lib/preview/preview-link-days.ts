/** Days for which a link to the site at an instant is good. */
export const previewLinkDays = 30;
