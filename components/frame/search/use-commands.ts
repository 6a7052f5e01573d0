import { useCallback } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { findCommands, type Command } from '#lib/overlays/commands.ts';
import type { Frame } from '#lib/page/load-frame.ts';

/** What a typed text names: a page of the menus and the foot, a currency, a language, a theme. */
export function useCommands(
  { navigation, legalLinks }: Pick<Frame, 'navigation' | 'legalLinks'>,
  language: Language,
): (typed: string) => readonly Command[] {
  const { t } = useTranslation('frame');
  return useCallback(
    (typed) => {
      const { menu, documents, service, footerColumns } = navigation;
      const groups = [...menu, ...footerColumns].flatMap(({ entries }) => entries);
      const main = [
        { label: t('home'), href: '/' },
        { label: t('menu.pricing'), href: '/product/vps' },
        { label: t('buy'), href: '/product/vps-buy' },
      ];
      const pages = [...main, ...groups, ...documents, ...service, ...legalLinks];
      const names = {
        currencies: { USD: t('currency.USD'), HKD: t('currency.HKD'), JPY: t('currency.JPY') },
        themes: { light: t('theme.light'), dark: t('theme.dark') },
      };
      return findCommands(typed, pages, names, language);
    },
    [navigation, legalLinks, t, language],
  );
}
