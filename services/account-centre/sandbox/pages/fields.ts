import { html, wholeNumbers, type Html } from './html.ts';
import type { FormName, PageContext } from './page-context.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'number';
  readonly value?: string;
  readonly autocomplete?: string;
  readonly hint?: string | null;
  readonly problem?: string | null;
  readonly optional?: true;
  /** A multi-line field. */
  readonly long?: true;
}

/** The hidden CSRF field of every form. */
export const formHead = (context: PageContext, form: FormName): Html =>
  html`<input type="hidden" name="form" value="${context.token(form)}" />`;

/** The page of the site that a form leads back to, hidden in it. */
export const returnField = (returnTo: string | null): Html | null =>
  returnTo === null ? null : html`<input type="hidden" name="url" value="${returnTo}" />`;

/** A field with its label, its hint and its error, linked for screen readers. */
export function field({ name, label, type = 'text', value = '', autocomplete, hint, problem, optional, long }: Field): Html {
  const notes = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])].join(' ');
  const shared = html`id="${name}"
  name="${name}"${optional ? null : html` required`}${autocomplete ? html` autocomplete="${autocomplete}"` : null}${notes === '' ? null : html` aria-describedby="${notes}"`}${problem ? html` aria-invalid="true"` : null}`;
  const control = long ? html`<textarea rows="8" ${shared}>${value}</textarea>` : html`<input type="${type}" value="${value}" ${shared} />`;
  return html`<div class="field">
    <label for="${name}">${label}</label
    >${control}${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : null}
  </div>`;
}

export const option = (value: string, label: string, chosen: boolean): Html =>
  html`<option value="${value}" ${chosen ? html` selected` : null}>${label}</option>`;

/** The error of a form as a whole; announced as soon as the page has loaded. */
export const problemNote = (text: string | null): Html | null =>
  text === null ? null : html`<p class="note bad" role="alert">${text}</p>`;

export const doneNote = (text: string | null): Html | null =>
  text === null ? null : html`<p class="note good" role="status">${wholeNumbers(text)}</p>`;
