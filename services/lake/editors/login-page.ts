import { describedBy, escaped, formPage, type FormPage } from './form-page.ts';
import { loginWords, type LoginProblem } from './login-words.ts';

export interface LoginPage {
  /** Where the editor goes after logging in. */
  returnTo: string;
  email: string;
  problem?: LoginProblem;
  /** A password was chosen just now. */
  hasChosen?: boolean;
}

/** The log-in page. */
export const loginPage =
  (page: LoginPage): FormPage =>
  (language) => {
    const words = loginWords[language];
    const problem = page.problem && words[page.problem];
    const described = describedBy(problem);
    return formPage({
      language,
      title: words.title,
      lead: page.hasChosen ? words.chosen : words.lead,
      problem,
      form: `<form method="post" action="/lake/login">
<input type="hidden" name="origin" value="${escaped(page.returnTo)}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${escaped(page.email)}"${described}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<button type="submit">${words.submit}</button>
</form>`,
    });
  };

export const loginStyles = `:root { color-scheme: light; font: 1rem/1.6 system-ui, 'Noto Sans', 'Noto Sans SC', 'Noto Sans JP', sans-serif; color: #16202b; background: #f3f6fa; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; }
main { width: 100%; max-width: 24rem; padding: 2rem; background: #fff; border: 1px solid #d9e1ea; border-radius: 0.75rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0.5rem 0 0; color: #4a5868; }
.problem { padding: 0.625rem 0.75rem; color: #8f1d1d; background: #fdecec; border-radius: 0.5rem; }
form { display: grid; gap: 0.375rem; margin-top: 1.5rem; }
label { font-weight: 600; }
input { width: 100%; padding: 0.625rem 0.75rem; margin-bottom: 0.75rem; font: inherit; color: inherit; border: 1px solid #7b8a9a; border-radius: 0.5rem; }
button { min-height: 2.75rem; font: inherit; font-weight: 600; color: #fff; background: #0b5cad; border: 0; border-radius: 0.5rem; cursor: pointer; }
button:hover { background: #094a8b; }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
