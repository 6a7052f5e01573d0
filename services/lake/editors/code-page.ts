import { describedBy, escaped, formPage, type FormPage } from './form-page.ts';
import { loginWords } from './login-words.ts';

interface CodePage {
  /** What a right password gave. */
  ticket: string;
  problem?: 'wrongCode' | 'tooManyCodes';
}

/** The second step of a log-in. */
export const codePage =
  ({ ticket, problem }: CodePage): FormPage =>
  (language) => {
    const words = loginWords[language];
    const said = problem && words[problem];
    return formPage({
      language,
      title: words.codeTitle,
      lead: words.codeLead,
      problem: said,
      form: `<form method="post" action="/lake/login/code">
<input type="hidden" name="ticket" value="${escaped(ticket)}">
<label for="code">${words.code}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"
 required autofocus maxlength="40"${describedBy(said)}>
<button type="submit">${words.submit}</button>
</form>
<p><a href="/lake/login">${words.again}</a></p>`,
    });
  };
