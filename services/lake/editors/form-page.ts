import type { LoginLanguage } from './login-words.ts';

/** A page in each of the languages. */
export type FormPage = (language: LoginLanguage) => string;

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface Parts {
  language: LoginLanguage;
  title: string;
  lead: string;
  problem?: string | undefined;
  /** Below the sentences, as HTML. */
  form: string;
}

/** One of the pages around the log-in: a heading, sentences and a form, no script. */
export const formPage = ({ language, title, lead, problem, form }: Parts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/lake/login.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${problem ? `<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
${form}
</main>
</body>
</html>
`;

/** How a field is described while there is a problem. */
export const describedBy = (problem: string | undefined): string => (problem ? ' aria-invalid="true" aria-describedby="problem"' : '');
