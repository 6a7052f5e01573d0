/** Documents of each release, all of which the home page shows. */
export const documentsInRelease = 20;

/** As many as the home page shows; the links to partners are the rest. */
const banners = 3;
/** Before all others, of which some would not be shown. */
const firstPlace = -100;

/** The text by which a page shows a document as a release left it. */
const markOf = (document: number, release: number): string => `Mark ${document} of release ${release}.`;

const inThreeLanguages = (text: string): Record<'en' | 'zh' | 'ja', string> => ({ en: text, zh: text, ja: text });

interface MarkedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/**
 * The documents of a release as it leaves them: the home page and the site's settings, which are `given` with their other fields, banners,
 * and links to partners. A page reads each of these types by a query of its own.
 */
export function markedDocuments(release: number, given: readonly [home: MarkedDocument, settings: MarkedDocument]): MarkedDocument[] {
  const [home, settings] = given;
  const marked: MarkedDocument[] = [
    { ...home, headline: { ...inThreeLanguages(markOf(0, release)), _type: 'localeString' } },
    { ...settings, tagline: { ...inThreeLanguages(markOf(1, release)), _type: 'localeString' } },
  ];
  for (let document = marked.length; document < documentsInRelease; document += 1) {
    const text = markOf(document, release);
    const order = firstPlace + document;
    marked.push(
      document < 2 + banners
        ? { _id: `marked-${document}`, _type: 'banner', placement: 'home', order, title: inThreeLanguages(text) }
        : { _id: `marked-${document}`, _type: 'partnerLink', order, name: text, href: 'https://www.example.com/' },
    );
  }
  return marked;
}

export interface MarksOfPage {
  /** The releases of which it shows something. */
  readonly releases: readonly number[];
  /** How many documents of them it shows. */
  readonly documents: number;
}

/** What a page shows of the releases. */
export function readMarks(html: string): MarksOfPage {
  const marks = [...html.matchAll(/Mark (\d+) of release (\d+)\./g)];
  return {
    releases: [...new Set(marks.map(([, , release]) => Number(release)))],
    documents: new Set(marks.map(([, document]) => document)).size,
  };
}
