import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import type { Language } from '#lib/language/languages.ts';
import { StaticHtml } from './static-html.tsx';

const WholeWords = lazyUnlisted(() => import('#components/ui/primitives/whole-words.tsx').then((module) => module.WholeWords));

interface PageLeadProps {
  /** The source of the text: while it is the same object, the server's HTML is left as it is. */
  of: object;
  language: Language;
  children: string;
}

/** What a page is about; the server divides the words of a Chinese one. */
export function PageLead({ of, language, children }: PageLeadProps) {
  if (language !== 'zh') return <p className="page-lead">{children}</p>;
  return (
    <StaticHtml of={of}>
      <p className="page-lead">
        <WholeWords language={language}>{children}</WholeWords>
      </p>
    </StaticHtml>
  );
}
