import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import { linkIn, linkSchema, localised, type TextLink } from '../values/localised.ts';
import { menuEntryFields, menuEntrySchema, menuLinkIn, type MenuLink } from '../values/menu-entry.ts';
import { parseEach, parseOne } from '../values/parse-each.ts';

const groupFields = `{title, "entries": entries[]${menuEntryFields}}`;

export const navigationQuery = `*[_type == "navigation"][0]{
  _id, "menu": menu[]${groupFields}, "documents": documents[]${menuEntryFields}, "service": service[]${menuEntryFields},
  "footerColumns": footerColumns[]${groupFields}, menuNote{title, lead, action{label, href}}
}`;

/** Links below a title, in one language. */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuLink[];
}

/** A single link outside the groups. */
export interface MenuNote {
  readonly title: string;
  readonly lead: string | null;
  readonly action: TextLink;
}

/** The links around every page, in one language. */
export interface Navigation {
  readonly menu: readonly MenuGroup[];
  readonly documents: readonly MenuLink[];
  readonly service: readonly MenuLink[];
  readonly footerColumns: readonly MenuGroup[];
  /** The links below the groups of the product menu. */
  readonly menuNote: MenuNote | null;
}

export const emptyNavigation: Navigation = { menu: [], documents: [], service: [], footerColumns: [], menuNote: null };

/** Lists stay unparsed here: one malformed entry must not take the whole menu with it. */
const navigationSchema = z.object({
  menu: z.unknown(),
  documents: z.unknown(),
  service: z.unknown(),
  footerColumns: z.unknown(),
  menuNote: z.catch(z.nullish(z.object({ title: localised, lead: localised, action: linkSchema })), null),
});

const groupSchema = z.object({ title: localised, entries: z.unknown() });

/** Parses the navigation in a language. Entries without a label there are left out, and so is a group without any. */
export function readNavigation(answer: unknown, language: Language): Navigation {
  const found = parseOne(navigationSchema, answer, 'navigation');
  if (!found) return emptyNavigation;
  const links = (list: unknown): MenuLink[] =>
    parseEach(menuEntrySchema, list, 'menuEntry').flatMap((entry) => menuLinkIn(entry, language) ?? []);
  const groups = (list: unknown): MenuGroup[] =>
    parseEach(groupSchema, list, 'menuGroup').flatMap(({ title, entries }) => {
      const group = { title: title[language] ?? '', entries: links(entries) };
      return group.title && group.entries.length > 0 ? [group] : [];
    });
  return {
    menu: groups(found.menu),
    documents: links(found.documents),
    service: links(found.service),
    footerColumns: groups(found.footerColumns),
    menuNote: noteIn(found.menuNote ?? null, language),
  };
}

function noteIn(note: z.infer<typeof navigationSchema>['menuNote'], language: Language): MenuNote | null {
  const title = note?.title[language];
  const action = linkIn(note?.action ?? null, language);
  return note && title && action ? { title, lead: note.lead[language], action } : null;
}
