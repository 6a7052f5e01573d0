const latinFonts = '"Schibsted Grotesk","Schibsted Fallback",Arial,sans-serif';
const chineseFonts = '"Schibsted among Hanzi","PingFang SC","Noto Sans CJK SC","Noto Sans SC","Microsoft YaHei",sans-serif';
const japaneseFonts =
  '"Schibsted among Hanzi","Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans CJK JP","Noto Sans JP","Yu Gothic Medium","YuGothic","Meiryo",sans-serif';

const latin = {
  '--font-text': latinFonts,
  '--size-display': 'clamp(2.5rem,1.72rem + 3.2vw,4.25rem)',
  '--line-display': '1.02',
  '--tracking-display': '-.028em',
  '--size-h1': 'clamp(2rem,1.6rem + 1.7vw,2.875rem)',
  '--line-h1': '1.08',
  '--tracking-h1': '-.022em',
  '--size-h2': 'clamp(1.625rem,1.36rem + 1.1vw,2.25rem)',
  '--line-h2': '1.14',
  '--tracking-h2': '-.018em',
  '--size-h3': '1.25rem',
  '--line-h3': '1.3',
  '--tracking-h3': '-.008em',
  '--size-lead': 'clamp(1.0625rem,1rem + .3vw,1.25rem)',
  '--line-lead': '1.5',
  '--size-body': '1rem',
  '--line-body': '1.6',
  '--size-sm': '.875rem',
  '--line-sm': '1.5',
  '--size-xs': '.8125rem',
  '--line-xs': '1.45',
};

/** Chinese and Japanese are set smaller, with more line spacing and never tighter tracking. */
const wide = {
  '--size-display': 'clamp(2.125rem,1.5rem + 2.7vw,3.625rem)',
  '--line-display': '1.22',
  '--tracking-display': '0',
  '--size-h1': 'clamp(1.75rem,1.42rem + 1.4vw,2.5rem)',
  '--line-h1': '1.3',
  '--tracking-h1': '0',
  '--size-h2': 'clamp(1.5rem,1.3rem + .85vw,2rem)',
  '--line-h2': '1.36',
  '--tracking-h2': '0',
  '--size-h3': '1.1875rem',
  '--line-h3': '1.5',
  '--tracking-h3': '0',
  '--line-lead': '1.75',
  '--line-body': '1.8',
  '--line-sm': '1.7',
  '--line-xs': '1.6',
};

const wideText = { lineBreak: 'strict', textSpacingTrim: 'trim-start' };
/** Chinese texts have their spaces, and a date has none; Japanese ones leave them to the browser, and lines end between phrases. */
const chineseText = { ...wideText, textAutospace: 'no-autospace' };
const japaneseText = { ...wideText, textAutospace: 'normal', wordBreak: 'auto-phrase' };

/** The variables are set on elements with a `lang`, so that an English text inside a Japanese page gets its own. */
export const typeVariables = {
  '[lang]': { ...latin, fontFamily: 'var(--font-text)' },
  ':is(html,div,p)[lang]': { lineHeight: 'var(--line-body)' },
  '[lang]:lang(zh)': { ...wide, ...chineseText, '--font-text': chineseFonts },
  '[lang]:lang(ja)': { ...wide, ...japaneseText, '--font-text': japaneseFonts },
};
