import { Tag } from '#components/ui/primitives/tag.tsx';
import { htmlLang, type Language } from '#lib/language/languages.ts';

interface OtherLanguageTagProps {
  /** The language of the text. */
  of: Language;
  /** The language of the page. */
  language: Language;
  /** Names the language of the text, in that of the page. */
  name: (of: Language) => string;
}

/** Says in which language a text is, where that is not the page's. */
export const OtherLanguageTag = ({ of, language, name }: OtherLanguageTagProps) => (of === language ? null : <Tag>{name(of)}</Tag>);

/** The `lang` of a text on a page in a language; absent where both are the same. */
export const otherLang = (of: Language, language: Language): string | undefined => (of === language ? undefined : htmlLang[of]);
