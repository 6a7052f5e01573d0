const announcerId = '__next-route-announcer__';

/**
 * Next reads the page's title aloud, assertively, when anything of the address has changed. Where only a choice of the page was written
 * into the query the page has not changed, and its own answer would be interrupted: then the announcer is silent.
 */
export function setAnnouncer(speaks: boolean): void {
  const announcer = document.getElementById(announcerId);
  if (!announcer) return;
  announcer.setAttribute('aria-live', speaks ? 'assertive' : 'off');
  if (speaks) announcer.setAttribute('role', 'alert');
  else announcer.removeAttribute('role');
}
