export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly headers: Headers;
  /** Set-Cookie lines. */
  readonly cookies: readonly string[];
}

/** A browser without scripts: it stores cookies and fills in forms. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>;
  get(path: string): Promise<Answered>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answered>;
  /** Opens a page, reads the hidden fields of its form and sends it. */
  fill(page: string, form: string, fields: Record<string, string>): Promise<Answered>;
  /** A call of /myDoc. */
  call(path: string, fields?: Record<string, string>): Promise<Record<string, unknown>>;
  setCookie(name: string, value: string): void;
}

const formType = 'application/x-www-form-urlencoded';

export function createBrowser(origin: string, always: Record<string, string>): Browser {
  const cookies = new Map<string, string>();
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const send = async (path: string, init: RequestInit): Promise<Answered> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...always, ...(cookie === '' ? {} : { cookie }), ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
    const lines = answer.headers.getSetCookie();
    keep(lines);
    return {
      status: answer.status,
      text: await answer.text(),
      location: answer.headers.get('location'),
      headers: answer.headers,
      cookies: lines,
    };
  };
  const browser: Browser = {
    cookies,
    get: (path) => send(path, {}),
    post: (path, fields, headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': formType, origin, 'sec-fetch-site': 'same-origin', ...headers },
      }),
    fill: async (page, form, fields) => browser.post(form, { ...hiddenFields((await browser.get(page)).text, form), ...fields }),
    call: async (path, fields = {}) => JSON.parse((await browser.post(`/myDoc/${path}`, fields)).text) as Record<string, unknown>,
    setCookie: (name, value) => void cookies.set(name, value),
  };
  return browser;
}

/** The hidden fields of the form that is sent to a path. */
export function hiddenFields(page: string, form: string): Record<string, string> {
  const [, inside = ''] = page.split(`action="${form}"`);
  const [own = ''] = inside.split('</form>');
  const fields = [...own.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)" ?\/?>/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescape(value)]));
}

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#96;': '`' };

const unescape = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|#96);/g, (entity) => characters[entity] ?? entity);
