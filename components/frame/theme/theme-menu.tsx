import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { CheckIcon, ThemeIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { Dropdown } from '../menu/dropdown.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from './use-theme.ts';

/** On a phone the choice is in the menu. Without scripts there is none: a page then looks as the system does. */
const MenuSlot = styled('div', { base: { display: { base: 'none', sm: 'block' }, '@media (scripting: none)': { display: 'none' } } });

/** Light, dark, or as the system has it, in the top bar. */
export function ThemeMenu() {
  const { t } = useTranslation('frame');
  const chosen = useThemeChoice();
  return (
    <MenuSlot>
      <Dropdown
        label={
          <>
            <VisuallyHidden>{t('theme.name')}</VisuallyHidden>
            <ThemeIcon />
          </>
        }
      >
        <ul>
          {themeChoices.map((theme) => (
            <li key={theme}>
              <button type="button" aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
                {theme === chosen ? <CheckIcon /> : <span />}
                <span>{t(`theme.${theme ?? 'system'}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dropdown>
    </MenuSlot>
  );
}
