import type { ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import styled from 'styled-components';
import { Page } from '../tools/page.tsx';
import { pageLanguage, say } from '../words/say.ts';
import { handbookPages, pictureFile, pictureSize, type HandbookPage } from './handbook-pages.ts';
import { piecesOf } from './pieces-of.ts';

const Text = styled.div`
  max-width: 44rem;

  ol,
  ul {
    margin: 0 0 1rem;
    padding-inline-start: 1.5rem;
  }
  li {
    margin-bottom: 0.375rem;
  }
  strong {
    font-weight: 600;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    margin: 0 0 1rem;
    border: 1px solid var(--card-border-color);
    border-radius: 0.25rem;
  }
`;

const readersInWords = { everyone: 'For everyone', marketing: 'For marketing', legal: 'For the legal desk' } as const;

/** How each task of editors is done, in the language of the page. */
export function Handbook() {
  const readers = ['everyone', 'marketing', 'legal'] as const;
  return (
    <Page title={say('Handbook')} lead={say('A page for each task. What is set in bold is written so in the Studio.')}>
      <Text>
        {readers.map((each) => (
          <section key={each} aria-label={say(readersInWords[each])}>
            <h2>{say(readersInWords[each])}</h2>
            <ul>
              {handbookPages
                .filter((page) => page.readers === each)
                .map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{say(title)}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {handbookPages.map((page) => (
          <Task key={page.id} page={page} />
        ))}
      </Text>
    </Page>
  );
}

function Task({ page: { id, title, when, picture, steps, notes } }: { page: HandbookPage }) {
  const { basePath } = useWorkspace();
  return (
    <article id={id}>
      <h2>{say(title)}</h2>
      <p>{withWords(say(when))}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{withWords(say(step))}</li>
        ))}
      </ol>
      <img src={`${basePath}/${pictureFile(id, pageLanguage)}`} alt={say(picture)} loading="lazy" {...pictureSize} />
      {notes.map((note) => (
        <p key={note}>{withWords(say(note))}</p>
      ))}
    </article>
  );
}

const withWords = (sentence: string): ReactNode =>
  piecesOf(sentence).map(({ text, isWord }, index) => (isWord ? <strong key={index}>{text}</strong> : text));
