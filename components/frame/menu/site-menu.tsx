import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { MenuLink } from '#lib/content/values/menu-entry.ts';
import type { MenuGroup, MenuNote, Navigation } from '#lib/content/queries/navigation-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { dropdownMark } from './dropdowns.ts';
import { enhanceHover } from './hover-menu.ts';
import { MenuEntryRow } from './menu-entry-row.tsx';
import { Menu, Panel } from './menu-styles.ts';

export const siteMenuId = 'site-menu';

interface SiteMenuProps {
  navigation: Navigation;
  language: Language;
  /** Content at the end of the menu on a small screen. */
  children?: ReactNode;
}

/** The menu of every page: products in groups, prices, documents, service, the company. It works without a script. */
export function SiteMenu({ navigation, language, children }: SiteMenuProps) {
  const { t } = useTranslation('frame');
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (menu.current ? enhanceHover(menu.current) : undefined), []);
  const link = (href: string, label: string) => (
    <SiteLink className="entry" href={href} language={language}>
      {label}
    </SiteLink>
  );
  return (
    <Menu ref={menu} id={siteMenuId} aria-label={t('menu.name')}>
      {navigation.menu.length > 0 ? (
        <Entry label={t('menu.products')}>
          <Groups groups={navigation.menu} note={navigation.menuNote} language={language} />
        </Entry>
      ) : null}
      {link('/product/vps', t('menu.pricing'))}
      {navigation.documents.length > 0 ? (
        <Entry label={t('menu.documents')} near>
          <Lines entries={navigation.documents} language={language} />
        </Entry>
      ) : (
        link('/doc', t('menu.documents'))
      )}
      {navigation.service.length > 0 ? (
        <Entry label={t('menu.service')} near>
          <Lines entries={navigation.service} language={language} />
        </Entry>
      ) : (
        link('/contact', t('menu.service'))
      )}
      {link('/about', t('menu.about'))}
      {children}
    </Menu>
  );
}

/** A menu item with its panel; `near`: right below the item, not across the page. */
function Entry({ label, near = false, children }: { label: string; near?: boolean; children: ReactNode }) {
  return (
    <details name={siteMenuId} className={near ? 'near' : undefined} {...dropdownMark}>
      <summary className="entry">
        {label}
        <ChevronDownIcon />
      </summary>
      {children}
    </details>
  );
}

function Groups({ groups, note, language }: { groups: readonly MenuGroup[]; note: MenuNote | null; language: Language }) {
  return (
    <Panel shape="groups">
      <Container className="columns">
        {groups.map(({ title, entries }, place) => (
          <div key={place}>
            <h3>{title}</h3>
            <ul>
              {entries.map((entry, row) => (
                <MenuEntryRow key={row} entry={entry} language={language} />
              ))}
            </ul>
          </div>
        ))}
      </Container>
      {note ? (
        <Container className="end">
          <div className="note">
            <b>{note.title}</b>
            {note.lead ? <p>{note.lead}</p> : null}
            <SiteLink href={note.action.href} language={language}>
              {note.action.label}
            </SiteLink>
          </div>
        </Container>
      ) : null}
    </Panel>
  );
}

const Lines = ({ entries, language }: { entries: readonly MenuLink[]; language: Language }) => (
  <Panel shape="list">
    <ul>
      {entries.map((entry, row) => (
        <MenuEntryRow key={row} entry={entry} language={language} />
      ))}
    </ul>
  </Panel>
);
