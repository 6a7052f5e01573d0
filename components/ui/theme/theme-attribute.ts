/** Set by `public/before-paint.js` where the visitor chose a theme; absent: as the system has it. */
export const themeAttribute = 'data-theme';
