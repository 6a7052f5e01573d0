import { zoomDialogSelector, zoomSelector, zoomToggleSelector } from './zoom-selector.ts';
import { attachView, type ZoomedView } from './zoomed-view.ts';

/**
 * Makes the pictures of a text show large, server-rendered or not: by their button, or by a click on them. A click on the large picture
 * enlarges it there and fits it again, if the screen shows less than there is. Escape, the dialog's button and a click beside the picture
 * close it, and the focus returns to the button.
 */
export function attachZoom(container: HTMLElement): () => void {
  const dialog = container.querySelector<HTMLDialogElement>(zoomDialogSelector);
  const place = dialog?.querySelector('div');
  if (!dialog || !place) return () => undefined;
  const root = document.documentElement;
  let view: ZoomedView | null = null;
  const open = (button: HTMLElement): void => {
    const { zooms = '', width = '', height = '' } = button.dataset;
    const image = Object.assign(document.createElement('img'), { src: zooms, width: Number(width), height: Number(height) });
    image.alt = pictureOf(button)?.alt ?? '';
    image.style.setProperty('--picture-width', `${width}px`);
    image.style.setProperty('--picture-ratio', String(Number(width) / Number(height)));
    place.replaceChildren(image);
    // the page behind loses its scroll bar, and keeps its width
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    // the dialog returns the focus to where it was
    button.focus();
    dialog.showModal();
    view = attachView(dialog, place, image);
  };
  const inDialog = (target: Element, event: MouseEvent): void => {
    if (target.closest(zoomToggleSelector)) view?.toggle();
    else if (target instanceof HTMLImageElement && view?.hasMore()) view.toggle(event);
    else dialog.close();
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (dialog.contains(target)) {
      inDialog(target, event);
      return;
    }
    const button = target.closest<HTMLElement>(zoomSelector) ?? (target instanceof HTMLImageElement ? buttonOf(target) : null);
    if (button) open(button);
  };
  const onClose = (): void => {
    root.style.scrollbarGutter = '';
    view?.end();
    view = null;
    place.replaceChildren();
  };
  container.addEventListener('click', onClick);
  dialog.addEventListener('close', onClose);
  return () => {
    container.removeEventListener('click', onClick);
    if (dialog.open) dialog.close();
    onClose();
    dialog.removeEventListener('close', onClose);
  };
}

const pictureOf = (button: HTMLElement): HTMLImageElement | null => button.parentElement?.querySelector('img') ?? null;

const buttonOf = (picture: HTMLImageElement): HTMLElement | null => picture.parentElement?.querySelector<HTMLElement>(zoomSelector) ?? null;
