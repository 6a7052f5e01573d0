import { encryptPassword } from '/ucenter/files/encrypt-password.js';

/** Encrypts the password of each form that has a key; without cryptography (plain http) the form is sent as it is. */
for (const form of document.querySelectorAll('form[data-password-key]')) {
  form.addEventListener('submit', (event) => {
    const field = form.elements.namedItem('password');
    if (!globalThis.crypto?.subtle || field.disabled) return;
    event.preventDefault();
    send(form, field).catch(() => form.submit());
  });
}

async function send(form, field) {
  const { passwordKey: publicKey, passwordKeyId: keyId, passwordPurpose: purpose } = form.dataset;
  const encrypted = await encryptPassword(field.value, { publicKey, keyId }, purpose);
  if (encrypted.ok) {
    const hidden = document.createElement('input');
    Object.assign(hidden, { type: 'hidden', name: 'encryptedPassword', value: encrypted.text });
    form.append(hidden);
    field.disabled = true;
  }
  form.submit();
}

// a page restored from the back/forward cache accepts a password again
addEventListener('pageshow', () => {
  for (const field of document.querySelectorAll('form[data-password-key] [name=password]')) field.disabled = false;
  for (const hidden of document.querySelectorAll('input[name=encryptedPassword]')) hidden.remove();
});
