import { Fragment } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { chineseWords } from '#lib/language/chinese-words.ts';
import type { Language } from '#lib/language/languages.ts';

const Words = styled('span', { base: { wordBreak: 'keep-all' } });

/**
 * A Chinese text whose words stay whole at the end of a line. Inside `StaticHtml` only: a browser may know other words than the server, and
 * would render the text again.
 */
export function WholeWords({ children, language }: { children: string; language: Language }) {
  if (language !== 'zh') return <Fragment>{children}</Fragment>;
  return (
    <Words>
      {chineseWords(children).map((word, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {word}
        </Fragment>
      ))}
    </Words>
  );
}
