import { useSyncExternalStore } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { CheckIcon, ThemeIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { themeAttribute } from '#components/ui/theme/night-css.ts';
import { themes } from '#lib/storage/stored-table.ts';
import { removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { Dropdown } from '../menu/dropdown.tsx';

type Theme = (typeof themes)[number];

/** Without scripts there is no choice: a page then looks as the system does. */
const MenuSlot = styled('div', { base: { '@media (scripting: none)': { display: 'none' } } });

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  return () => observer.disconnect();
};

const chosen = (): Theme | null => themes.find((theme) => theme === document.documentElement.getAttribute(themeAttribute)) ?? null;

const notKnown = (): undefined => undefined;

/** Light, dark, or as the system has it. Without storage, a choice applies to this page. */
export function ThemeMenu() {
  const { t } = useTranslation('frame');
  const current = useSyncExternalStore<Theme | null | undefined>(subscribe, chosen, notKnown);
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
          {([null, ...themes] as const).map((theme) => (
            <li key={theme}>
              <button type="button" aria-pressed={theme === current} onClick={() => choose(theme)}>
                {theme === current ? <CheckIcon /> : <span />}
                <span>{t(`theme.${theme ?? 'system'}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dropdown>
    </MenuSlot>
  );
}

function choose(theme: Theme | null): void {
  if (theme) {
    writeStored(browserStorage, 'theme', theme);
    document.documentElement.setAttribute(themeAttribute, theme);
  } else {
    removeStored(browserStorage, 'theme');
    document.documentElement.removeAttribute(themeAttribute);
  }
}
