const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/u;

/** How many columns a text takes: Chinese and Japanese characters, their signs and emoji are two wide, all others one. */
export const displayWidth = (text: string): number =>
  Array.from(text).reduce((columns, character) => columns + (wide.test(character) ? 2 : 1), 0);
