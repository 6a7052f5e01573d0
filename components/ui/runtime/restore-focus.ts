/**
 * Gives the focus back to what had it before something was opened. That may be in a menu that has closed meanwhile: the menu's button gets
 * it then.
 */
export function restoreFocus(before: Element | null): void {
  if (!(before instanceof HTMLElement)) return;
  const menus = [before.closest('details'), document.querySelector('[data-drawer]')];
  for (const target of [before, ...menus.map((menu) => menu?.querySelector('summary'))]) {
    target?.focus();
    if (target && document.activeElement === target) return;
  }
}
