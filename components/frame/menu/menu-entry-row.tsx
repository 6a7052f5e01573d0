import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { MenuLink, MenuMark } from '#lib/content/values/menu-entry.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';

/** One entry of a menu; one that cannot be bought yet is marked. */
export function MenuEntryRow({ entry, language }: { entry: MenuLink; language: Language }) {
  return (
    <li>
      <SiteLink href={entry.href} language={language}>
        <span className="label">
          {entry.label}
          {entry.mark ? <MarkTag mark={entry.mark} /> : null}
        </span>
        {entry.hint ? <span className="hint">{entry.hint}</span> : null}
      </SiteLink>
    </li>
  );
}

function MarkTag({ mark }: { mark: MenuMark }) {
  const { t } = useTranslation('frame');
  return <Tag>{mark === 'not-yet-public' ? t('mark.notYetPublic') : t('mark.internalTesting')}</Tag>;
}
