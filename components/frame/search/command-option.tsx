import type { MouseEvent } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import type { Command } from '#lib/overlays/commands.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { followLanguage } from '../follow-language.ts';
import { chooseTheme } from '../theme/use-theme.ts';
import { chooseCurrency } from '#components/ui/currency/choose-currency.ts';

interface CommandOptionProps {
  command: Command;
  option: { readonly id: string; readonly selected: boolean };
  language: Language;
  /** The page's path in each language, without prefixes. */
  paths: Readonly<Record<Language, string>>;
  onDone: () => void;
}

/** One thing that the search does at once: a link where it leads to a page, else a button. */
export function CommandOption({ command, option, language, paths, onDone }: CommandOptionProps) {
  const { t } = useTranslation(['frame', 'overlays']);
  const kinds = { page: t('overlays:search.goTo'), language: t('language'), currency: t('currency.name'), theme: t('theme.name') };
  const content = (
    <>
      <b>{command.label}</b>
      <Tag lang={htmlLang[language]}>{kinds[command.kind]}</Tag>
    </>
  );
  const row = { role: 'option', id: option.id, 'aria-selected': option.selected, tabIndex: -1 } as const;
  const leave = (event: MouseEvent): void => {
    if (isPlainClick(event)) onDone();
  };
  switch (command.kind) {
    case 'page':
      return (
        <div role="presentation" onClickCapture={leave}>
          <SiteLink href={command.href} language={language} option={option}>
            {content}
          </SiteLink>
        </div>
      );
    case 'language':
      return (
        <a
          {...row}
          href={localizePath(paths[command.language], command.language)}
          hrefLang={htmlLang[command.language]}
          lang={htmlLang[command.language]}
          onClick={(event) => followLanguage(event, command.language, paths[command.language])}
        >
          {content}
        </a>
      );
    case 'currency':
    case 'theme':
      return (
        <button
          {...row}
          type="button"
          onClick={() => {
            onDone();
            if (command.kind === 'currency') chooseCurrency(command.currency);
            else chooseTheme(command.theme);
          }}
        >
          {content}
        </button>
      );
  }
}
