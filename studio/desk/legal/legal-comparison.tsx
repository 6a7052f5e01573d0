import { useCallback } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { readArticleBody } from '../../../lib/content/values/read-article-body.ts';
import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { structureDifferences, type StructureDifference } from '../../../lib/documents/text-structure.ts';
import { changedSections, type ChangedPiece, type ChangedSection, type ComparedText } from '../../../lib/documents/version-changes.ts';
import { languages, type Language } from '../../../lib/language/languages.ts';
import { DocumentLink, Page, PageMessage } from '../../tools/page.tsx';
import { say } from '../../words/say.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { comparisonView } from './comparison-view.ts';
import { NewCorrections } from './new-corrections.tsx';
import { useReading } from '../../connection/use-reading.ts';

/** The version before, and this version in the other languages; a draft stands for its published text. */
const comparedQuery = `*[_type == "article" && kind == "legal" && translationKey == $key && (version == $version || language == $language)]
  {_id, language, version, title, summary, body}`;

interface Comparison {
  readonly since: number | null;
  readonly sections: readonly ChangedSection[];
  readonly languages: readonly {
    readonly language: Language;
    /** Null: there is no text of this version. */
    readonly translation: { readonly id: string; readonly differences: readonly StructureDifference[] } | null;
  }[];
}

const isPublished = ({ _id }: Record<string, unknown>): boolean => isPublishedId(String(_id));

const bodyOf = (document: unknown) => readArticleBody(asRecord(document).body, '', 'article block');

const textOf = (document: unknown): ComparedText => {
  const { title, summary } = asRecord(document);
  const words = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { title: words(title), summary: words(summary), body: bodyOf(document) };
};

function compare(displayed: Record<string, unknown>, language: Language, found: readonly unknown[]): Comparison {
  const others = found.map(asRecord).filter(({ _id }) => publishedIdOf(String(_id)) !== publishedIdOf(String(displayed._id)));
  const version = Number(displayed.version);
  // a draft is no version that anybody agreed to
  const [former] = others
    .filter((other) => isPublished(other) && other.language === language && Number(other.version) < version)
    .toSorted((left, right) => Number(right.version) - Number(left.version));
  const body = bodyOf(displayed);
  return {
    since: former ? Number(former.version) : null,
    sections: former ? changedSections(textOf(former), textOf(displayed), language) : [],
    languages: languages
      .filter((each) => each !== language)
      .map((each) => {
        const translations = others.filter(
          (other) => other.language === each && Number(other.version) === version && !String(other._id).startsWith('versions.'),
        );
        const translation = translations.find(({ _id }) => isDraftId(String(_id))) ?? translations[0];
        if (!translation) return { language: each, translation: null };
        const differences = structureDifferences(body, bodyOf(translation));
        return { language: each, translation: { id: publishedIdOf(String(translation._id)), differences } };
      }),
  };
}

function Piece({ piece: { kind, text } }: { piece: ChangedPiece }) {
  if (kind === 'added') return <ins>{text}</ins>;
  return kind === 'removed' ? <del>{text}</del> : text;
}

const partInWords = { title: say('The title'), summary: say('The summary') } as const;

const sectionInWords = (section: number): string => (section === 0 ? say('before the first heading') : say(`in section ${section}`));

function Structure({ language, translation }: Comparison['languages'][number]) {
  const name = say(languageWords[language]);
  if (!translation) return <p>{say(`${name}: there is no text of this version.`)}</p>;
  const { id, differences } = translation;
  const changes = (
    <DocumentLink id={id} type="article" view={comparisonView}>
      {say(`What changed in ${languageWords[language]}`)}
    </DocumentLink>
  );
  if (differences.length === 0)
    return (
      <p>
        {say(`${name}: built alike.`)} {changes}
      </p>
    );
  return (
    <>
      <p>
        {say(`${name}: built differently.`)} {changes}
      </p>
      <ul>
        {differences.map(({ section, missing, extra }, index) => (
          <li key={index}>
            {[
              sectionInWords(section),
              ...(missing.length > 0 ? [say(`missing there: ${missing.join(', ')}`)] : []),
              ...(extra.length > 0 ? [say(`only there: ${extra.join(', ')}`)] : []),
            ].join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Beside a legal text: what changed since the version before, and where the other languages are built differently. */
export const LegalComparison: UserViewComponent = ({ document }) => {
  const client = useClient({ apiVersion: contentApiVersion });
  const displayed = asRecord(document.displayed);
  const { kind } = displayed;
  const key = String(displayed.translationKey ?? '');
  const version = Number(displayed.version ?? 0);
  const language = languages.find((each) => each === displayed.language);

  const found = useReading(
    useCallback(
      () => client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(comparedQuery, { key, version, language: language ?? '' }),
      [client, key, version, language],
    ),
  );

  if (kind !== 'legal' || !language) return <PageMessage>{say('Only legal texts are compared.')}</PageMessage>;
  if (found.kind === 'refused') return <PageMessage>{say(`The other versions could not be read: ${found.why}`)}</PageMessage>;
  if (found.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  const { since, sections, languages: translations } = compare(displayed, language, found.value);
  return (
    <Page title={since === null ? say('The first version') : say(`Changed since version ${since}`)}>
      <NewCorrections draft={document.draft} published={document.published} />
      {since !== null && sections.length === 0 ? <p>{say('Nothing in the text changed.')}</p> : null}
      {sections.map(({ part, heading, paragraphs }, section) => (
        <section key={section}>
          <h2>{part === 'body' ? heading : partInWords[part]}</h2>
          {paragraphs.map((pieces, paragraph) => (
            <p key={paragraph}>
              {pieces.map((piece, index) => (
                <Piece key={index} piece={piece} />
              ))}
            </p>
          ))}
        </section>
      ))}
      <h2>{say('The other languages')}</h2>
      {translations.map((translation) => (
        <Structure key={translation.language} {...translation} />
      ))}
    </Page>
  );
};
