/**
 * For each ASCII letter and digit, the other characters a label may contain that look like it. From the confusables of UTS #39 as Debian's
 * `python3-confusable-homoglyphs` 3.2.0-2 holds them (October 2022): one character for one, lower case, unchanged by NFKC, letters, marks
 * and digits of the basic plane.
 */
export const latinLookalikes = {
  2: 'ᒿꛯ',
  6: 'б',
  8: 'ȣ৪੪ଃ',
  9: '৭੧୨൭',
  a: 'ɑαа',
  b: 'ᑲᖯ',
  c: 'сᴄⲥꮯ',
  d: 'ԁᑯꓒ',
  e: 'еҽꬲ',
  f: 'քẝꞙꬵ',
  g: 'ƍɡցᶃ',
  h: 'һհ',
  i: 'ıɩɪιіӏꙇꭵ',
  j: 'ϳј',
  l: 'ǀ۱ᛁⵏꓲ',
  n: 'ոռ',
  o: 'οσоօ۵०੦૦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿᴏᴑⲟꬽ',
  p: 'ρрⲣ',
  q: 'ԛգզ',
  r: 'гᴦⲅꭇꭈꮁ',
  s: 'ƽѕꜱꮪ',
  u: 'ʋυսᴜꞟꭎꭒ',
  v: 'νѵᴠꮩ',
  w: 'ɯѡԝաᴡꮃ',
  x: 'хᕁᕽ',
  y: 'ɣʏγуүყᶌỿꭚ',
  z: 'ᴢꮓ',
} as const satisfies Readonly<Record<string, string>>;
