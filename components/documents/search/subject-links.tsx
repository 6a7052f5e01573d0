import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { LinkList } from '../link-list.tsx';

/** The subjects of the documentation. */
export function SubjectLinks({ subjects, language }: { subjects: readonly TextLink[]; language: Language }) {
  return <LinkList links={subjects} language={language} look="ruled" columns="three" />;
}
