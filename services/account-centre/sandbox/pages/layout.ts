import { maskEmail } from '#lib/rules/masks.ts';
import { htmlLang, languageNames, languages, localizePath, toStoredLanguage } from '#lib/language/languages.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { formHead } from './fields.ts';
import { html, type Html } from './html.ts';
import { returningAddress, entryPaths, formPaths, type PageContext } from './page-context.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** The page has password fields: they are encrypted before they are sent. */
  readonly takesPassword?: true;
}

const mark = html`<svg class="mark" viewBox="0 0 29 24" width="29" height="24" aria-hidden="true">
  <rect x=".75" y="4.75" width="27.5" height="14.5" fill="none" stroke="currentColor" stroke-width="1.5" />
  <path d="M0 4h7.25v8H0zM14.5 4h7v8h-7zM7.25 12h7.25v8H7.25zM21.5 12H29v8h-7.5z" fill="currentColor" />
</svg>`;

/** A whole document: header, the sandbox banner, the page, footer. */
export function document(context: PageContext, page: Page): string {
  const { say, language } = context;
  return html`<!doctype html>
    <html lang="${htmlLang[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${say('accountCentre')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/ucenter/files/sandbox.css" />
        ${page.takesPassword ? html`<script type="module" src="/ucenter/files/password-form.js"></script>` : null}
      </head>
      <body>
        <a class="skip" href="#main">${say('skipToContent')}</a>
        <header>
          <div class="top">
            <div class="wrap">${languageLinks(context)}<a class="end" href="${localizePath('/', language)}">${say('toSite')}</a></div>
          </div>
          <div class="wrap bar">
            <a class="brand" href="/ucenter/">${mark}<b>${say('accountCentre')}</b></a
            >${accountBar(context)}
          </div>
          <div class="band" role="note">
            <div class="wrap"><b>${say('bandMark')}</b><span>${say('bandText')}</span></div>
          </div>
        </header>
        <main id="main" class="wrap" tabindex="-1">${page.main}</main>
        <footer>
          <div class="wrap">
            <div class="neat" aria-hidden="true"></div>
            <p>${say('footer')}</p>
          </div>
        </footer>
      </body>
    </html> `.markup;
}

function languageLinks({ address, language, say }: PageContext): Html {
  const links = languages.map((other) => {
    const target = new URL(address, 'http://sandbox.invalid');
    target.searchParams.set('lang', toStoredLanguage(other));
    const current = other === language ? html` aria-current="true"` : null;
    return html`<li>
      <a href="${target.pathname}${target.search}" lang="${htmlLang[other]}" hreflang="${htmlLang[other]}" ${current}
        >${languageNames[other]}</a
      >
    </li>`;
  });
  return html`<nav aria-label="${say('languagesLabel')}">
    <ul class="row">
      ${links}
    </ul>
  </nav>`;
}

function accountBar(context: PageContext): Html {
  const { account, say } = context;
  const returnTo = returnPath(new URL(context.address, 'http://sandbox.invalid').searchParams.get('url'));
  if (!account)
    return html`<p class="row end">
      <a class="button small quiet" href="${returningAddress(entryPaths.login, returnTo)}">${say('logIn')}</a
      ><a class="button small" href="${returningAddress(entryPaths.register, returnTo)}">${say('register')}</a>
    </p>`;
  return html`<div class="row end">
    <span class="muted who">${say('loggedInAs', { name: maskEmail(account.email) })}</span
    ><a class="button small quiet" href="/ucenter/console">${say('consoleLabel')}</a>
    <form method="post" action="${formPaths.logout}">
      ${formHead(context, 'logout')}<button class="button small second" type="submit">${say('logOut')}</button>
    </form>
  </div>`;
}
