import { useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import Head from 'next/head';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { allExamples } from './all-examples.ts';

/** These are shown on ink. */
const ofTheFooter = ['review-badge'];

const Ink = styled('div', { base: { background: 'bg.inverted', color: 'fg.invertedMuted', padding: '8' } });

/** These are never hydrated over the server's HTML: they load after the page, or stay static. */
const browserOnly = [
  'announcement-ticker',
  'blocks',
  'change',
  'chat',
  'compare-bar',
  'confirmation',
  'group-buy',
  'group-ended',
  'group-launched',
  'group-running',
  'group-seat',
  'group-seat-order',
  'groups-awaited',
  'order-box',
  'order-dialog',
  'order-ends',
  'orders',
  'name-confirmation',
  'name-order',
  'renewal',
];

interface ExamplePageProps {
  language: Language;
  component: string | null;
  name: string | null;
}

/** A component in one situation, alone on a page; without a component, the list of examples in the language. */
export function ExamplePage({ language, component, name }: ExamplePageProps) {
  return (
    <>
      <Head>
        <title key="title">{component === null ? 'Examples of components' : `${component}, ${name}`}</title>
      </Head>
      {component === null ? <ExampleList language={language} /> : <Example language={language} component={component} name={name} />}
    </>
  );
}

function Example({ language, component, name }: ExamplePageProps & { component: string }) {
  const element = allExamples[component]?.find((example) => example.name === name && example.language === language)?.element;
  if (ofTheFooter.includes(component)) return <Ink>{element}</Ink>;
  return browserOnly.includes(component) ? <InBrowser>{element}</InBrowser> : element;
}

function InBrowser({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return inBrowser ? children : null;
}

function ExampleList({ language }: { language: Language }) {
  const addresses = Object.entries(allExamples).flatMap(([component, examples]) =>
    examples.filter((example) => example.language === language).map(({ name }) => `/${component}/${name}`),
  );
  return (
    <main>
      <h1>Examples of components</h1>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <a href={localizePath(address, language)}>{address.slice(1)}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
