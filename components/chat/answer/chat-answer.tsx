import { useEffect, useMemo, useRef } from 'react';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { followLinksInside } from '#components/ui/static-html/follow-links.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { ChatPeople } from '../chat-people.tsx';
import type { ChatEntry } from '../session/chat-entry.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AnswerReceipt } from './answer-receipt.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { cleanAnswer } from './clean-answer.ts';
import { CopyAnswer } from './copy-answer.tsx';

const Answer = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .text': {
      overflowWrap: 'anywhere',
      '& > * + *': { marginTop: '3' },
      '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
      '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
      '& li + li': { marginTop: '1' },
      '& blockquote': {
        marginInline: '0',
        marginBottom: '0',
        '&:first-child': { marginTop: '0' },
        borderInlineStart: '4px solid',
        borderColor: 'border',
        paddingInlineStart: '3',
      },
      '& blockquote > * + *': { marginTop: '2' },
      '& code': { fontFamily: 'mono', fontSize: '.9em' },
      '& pre': { overflowX: 'auto', background: 'bg.canvas', padding: '3', borderRadius: 'l2' },
      '& sup': { lineHeight: '0' },
    },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      '& > span:first-of-type': { marginInlineStart: '-2' },
    },
  },
});

interface ChatAnswerProps {
  entry: Extract<ChatEntry, { kind: 'answer' }>;
  language: Language;
}

/** The `lang` of an answer that is not in the page's language: it is in that of its question. */
export const foreignLanguage = ({ language: of }: { language?: Language | undefined }, page: Language): string | undefined =>
  of === undefined || of === page ? undefined : htmlLang[of];

/** An answer with its sources, what it rests on, the way to people, copying, and the question whether it helped. */
export function ChatAnswer({ entry: { html, details }, language }: ChatAnswerProps) {
  const { citations = [], receipt, handOver, id, by } = details;
  const text = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => ({ __html: cleanAnswer(html) }), [html]);
  useEffect(() => followLinksInside(text.current), []);
  return (
    <Answer>
      <div ref={text} className="text" lang={foreignLanguage(details, language)} dangerouslySetInnerHTML={clean} />
      {citations.length > 0 ? <AnswerSources citations={citations} language={language} /> : null}
      {receipt ? <AnswerReceipt receipt={receipt} by={by} citations={citations} language={language} /> : null}
      {handOver ? <ChatPeople people={handOver} language={language} /> : null}
      <div className="tools">
        <CopyAnswer html={html} citations={citations} />
        {id === undefined ? null : <AnswerFeedback id={id} />}
      </div>
    </Answer>
  );
}
