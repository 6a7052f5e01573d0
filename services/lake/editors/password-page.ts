import { passwordLength, type PasswordFault } from './account-rules.ts';
import { describedBy, escaped, formPage, type FormPage } from './form-page.ts';
import { passwordWords } from './password-words.ts';

interface PasswordPage {
  /** The secret of the link. */
  link: string;
  email: string;
  problem?: PasswordFault | 'busy';
}

/** The form of an invitation or a reset. The address is in it for the browser's store of passwords. */
export const passwordPage =
  ({ link, email, problem }: PasswordPage): FormPage =>
  (language) => {
    const words = passwordWords[language];
    const { least, most } = passwordLength;
    const said = problem && words[problem].replace('{least}', String(least)).replace('{most}', String(most));
    const field = `type="password" autocomplete="new-password" required minlength="${least}" maxlength="${most}"${describedBy(said)}`;
    return formPage({
      language,
      title: words.title,
      lead: words.lead.replace('{least}', String(least)),
      problem: said,
      form: `<form method="post" action="/lake/password">
<input type="hidden" name="link" value="${escaped(link)}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${escaped(email)}">
<label for="password">${words.password}</label>
<input id="password" name="password" autofocus ${field}>
<label for="again">${words.again}</label>
<input id="again" name="again" ${field}>
<button type="submit">${words.submit}</button>
</form>`,
    });
  };

/** What a link shows that was used, replaced or has run out. */
export const expiredLinkPage: FormPage = (language) => {
  const words = passwordWords[language];
  return formPage({ language, title: words.expired, lead: words.ask, form: `<p><a href="/lake/login">${words.signIn}</a></p>` });
};
