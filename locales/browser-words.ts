/**
 * What of i18next a browser needs to show words that came with the page: look a key up, fill values in. The server uses i18next
 * itself; `turbopack.resolveAlias` puts this in its place for the browser, and a test holds both against each other.
 */

type Words = { readonly [key: string]: string | Words };
type Resources = Record<string, Record<string, Words>>;
type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string | readonly string[], values?: Values) => string;
type Listener = (...told: readonly unknown[]) => void;

interface Settings {
  readonly lng?: string;
  readonly defaultNS?: string;
  readonly resources?: Resources | undefined;
  readonly [setting: string]: unknown;
}

const slot = /\{\{\s*(\w+)\s*\}\}/g;

const fill = (text: string, values: Values): string => text.replace(slot, (_slot, name: string) => String(values[name] ?? ''));

/** The words at `area:a.b.c` or, without an area, at `a.b.c` of the given one; undefined where there are none. */
function find(words: Record<string, Words> | undefined, area: string, key: string): string | undefined {
  const colon = key.indexOf(':');
  let at: string | Words | undefined = words?.[colon < 0 ? area : key.slice(0, colon)];
  for (const step of key.slice(colon + 1).split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** An instance as react-i18next and next-i18next use one. */
export function createInstance(settings: Settings = {}) {
  const data: Resources = { ...settings.resources };
  const listeners = new Map<string, Set<Listener>>();
  const translator =
    (language: string | null, area: string | readonly string[]): Translate =>
    (key, values = {}) => {
      const [first = ''] = typeof area === 'string' ? [area] : area;
      const keys = typeof key === 'string' ? [key] : key;
      const texts = keys.flatMap((each) => find(data[language ?? instance.language], first, each) ?? []);
      const last = keys.at(-1) ?? '';
      return fill(texts[0] ?? last.slice(last.indexOf(':') + 1), values);
    };
  const become = (language: string): void => {
    Object.assign(instance, { language, languages: [language], resolvedLanguage: language });
  };

  const instance = {
    options: settings,
    isInitialized: true,
    language: settings.lng ?? '',
    languages: [settings.lng ?? ''],
    resolvedLanguage: settings.lng ?? '',
    services: {},
    store: { data, on: () => undefined, off: () => undefined },
    t: translator(null, settings.defaultNS ?? ''),
    use: () => instance,
    init: () => Promise.resolve(instance.t),
    getFixedT: (language: string | null, area?: string | readonly string[] | null): Translate =>
      translator(language, area ?? settings.defaultNS ?? ''),
    hasLoadedNamespace: (area: string): boolean => data[instance.language]?.[area] !== undefined,
    addResourceBundle: (language: string, area: string, words: Words): void => {
      data[language] = { ...data[language], [area]: words };
    },
    changeLanguage: (language: string): Promise<Translate> => {
      if (language !== instance.language) {
        become(language);
        for (const tell of listeners.get('languageChanged') ?? []) tell(language);
      }
      return Promise.resolve(instance.t);
    },
    loadNamespaces: (_areas: unknown, then?: () => void): void => then?.(),
    loadLanguages: (_languages: unknown, then?: () => void): void => then?.(),
    on: (events: string, listener: Listener): void => {
      for (const event of events.split(' ')) listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (events: string, listener: Listener): void => {
      for (const event of events.split(' ')) listeners.get(event)?.delete(listener);
    },
  };
  return instance;
}

/** react-i18next asks for it where keys are chosen by functions, which the site does not do. */
export const keyFromSelector = (): string => '';

const browserWords = { createInstance, t: (key: string): string => key };

export default browserWords;
