import { lostSearches } from '../../../lib/contracts/calls/lost-search-calls.ts';
import { articleFeedback } from '../../../lib/contracts/calls/reader-calls.ts';
import { Page, PageMessage, UnreadFromServices } from '../page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { LostSearchTable } from './lost-search-table.tsx';
import { RatedVersionTable } from './rated-version-table.tsx';
import { readerRows } from './reader-rows.ts';
import { say } from '../../words/say.ts';

const everyArticle = '*[_type == "article"][0...5000]{_id, translationKey, "slug": slug.current, language, version, title}';

/** What readers look for in vain, and how they rate what they find. */
export function WhatReadersSay() {
  const articles = useAnswer(everyArticle);
  const feedback = useEditorCall(articleFeedback);
  const lost = useEditorCall(lostSearches);
  if (articles.kind === 'refused') return <PageMessage>{say(`The articles could not be read: ${articles.why}`)}</PageMessage>;
  for (const { kind } of [feedback, lost]) if (kind === 'refused' || kind === 'unavailable') return <UnreadFromServices kind={kind} />;
  if (articles.kind !== 'read' || feedback.kind !== 'read' || lost.kind !== 'read') return <PageMessage>{say('Reading…')}</PageMessage>;
  return (
    <Page title={say('What readers say')} lead={say('Ratings of articles, and searches that found nothing. Nothing here says who it was.')}>
      <h2>{say('Searches without a result')}</h2>
      <LostSearchTable searches={lost.message} />
      <h2>{say('Ratings')}</h2>
      <RatedVersionTable rows={readerRows(articles.value, feedback.message.versions)} />
    </Page>
  );
}
