import { expect, test } from '@jest/globals';
import { restoreFocus } from '#components/ui/runtime/restore-focus.ts';

/** As a browser has it: what is in a closed menu cannot have the focus. */
function withMenu(html: string): HTMLElement {
  document.body.innerHTML = html;
  const button = document.querySelector<HTMLElement>('.opener') ?? document.body;
  if (button.closest('details:not([open]), nav[hidden]')) button.focus = () => undefined;
  return button;
}

test('R-9.1 the focus goes back to what had it, else to the button of its menu, else to that of the small screen’s menu', () => {
  const plain = withMenu('<button class="opener"></button>');
  restoreFocus(plain);
  expect(plain).toHaveFocus();
  restoreFocus(withMenu('<details><summary tabindex="0">Help</summary><button class="opener"></button></details>'));
  expect(document.activeElement?.textContent).toBe('Help');
  restoreFocus(
    withMenu('<details data-drawer><summary tabindex="0">Menu</summary></details><nav hidden><button class="opener"></button></nav>'),
  );
  expect(document.activeElement?.textContent).toBe('Menu');
});

test('nothing to give it back to is no error', () => {
  document.body.innerHTML = '';
  restoreFocus(null);
  expect(document.body).toHaveFocus();
});
