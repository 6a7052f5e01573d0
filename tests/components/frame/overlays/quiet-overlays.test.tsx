import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { LanguageDialog } from '#components/frame/overlays/language-dialog.tsx';
import { SignUpNote } from '#components/frame/overlays/sign-up-note.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const nothing = (): void => undefined;

test('R-2.4 the offer of a language leaves the page usable, and Escape keeps the language', () => {
  const onStay = jest.fn();
  const words = { title: '日本語で続けますか？', lead: '', switch: '日本語に切り替える' };
  renderInSite(<LanguageDialog page="en" offered="ja" words={words} onShown={nothing} onSwitch={nothing} onStay={onStay} />, 'en');
  expect(screen.getByRole('dialog', { name: words.title }).getAttribute('aria-modal')).toBe('false');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(onStay).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onStay).toHaveBeenCalledTimes(1);
});

test('R-3.8 Escape closes the sign-up note where the focus is in it', () => {
  const onClose = jest.fn();
  const coupon = { discountPercent: 10, startsAt: null, endsAt: null };
  renderInSite(<SignUpNote coupon={coupon} language="en" href="/ucenter/?ope=reg" onClose={onClose} />, 'en');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Hide this note' }), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
