/** Marks the button that shows a picture large. */
export const zoomSelector = '[data-zooms]';

/** Marks the dialog of a text in which its pictures are shown large. */
export const zoomDialogSelector = 'dialog[data-zoom-dialog]';

/** Marks the button in it that shows the picture in its own size, and fits it to the screen again. */
export const zoomToggleSelector = '[data-zoom-toggle]';
