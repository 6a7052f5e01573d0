import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { chooseTheme, themeChoices, useThemeChoice } from './use-theme.ts';

const Switch = styled('div', {
  base: {
    display: { base: 'block', sm: 'none' },
    '@media (scripting: none)': { display: 'none' },
    paddingTop: '6',
    '& p': { textStyle: 'xs', color: 'fg.muted', marginBottom: '2' },
    '& ul': { display: 'flex' },
    '& li': { flex: '1 1 auto', display: 'grid' },
    '& button': {
      minHeight: 'control',
      padding: '.25rem .5rem',
      background: 'bg',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.control',
      textStyle: 'sm',
      cursor: 'pointer',
    },
    '& li + li button': { borderInlineStart: '0' },
    '& button[aria-pressed=true]': { background: 'accent.subtle', fontWeight: 'semibold' },
  },
});

/** Light, dark, or as the system has it, in the menu of a phone. */
export function ThemeSwitch() {
  const { t } = useTranslation('frame');
  const name = useId();
  const chosen = useThemeChoice();
  return (
    <Switch>
      <p id={name}>{t('theme.name')}</p>
      <ul aria-labelledby={name}>
        {themeChoices.map((theme) => (
          <li key={theme}>
            <button type="button" aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
              {t(`theme.${theme ?? 'system'}`)}
            </button>
          </li>
        ))}
      </ul>
    </Switch>
  );
}
