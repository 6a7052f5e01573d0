import Cookies from 'js-cookie';
import type { Language } from '#lib/language/languages.ts';
import {
  countPage,
  denyByDefault,
  prepareVendor,
  silenceVendor,
  tellConsent,
  vendorScript,
  type Queues,
} from '#lib/statistics/start-vendor.ts';
import { isVendorId } from '#lib/statistics/vendor-ids.ts';
import { mayRequestScripts, scriptsAllowed } from '#lib/statistics/scripts-allowed.ts';
import { cookiePlaces, tracesOf } from '#lib/statistics/vendor-traces.ts';
import { isVendorName, vendorNames, type StatisticsScript, type VendorName } from '#lib/statistics/vendors.ts';
import { allowsCategory, type Consent } from '#lib/storage/consent.ts';
import { hasTypedText } from '../overlays/typing.ts';

/** Scripts that this page has loaded, by vendor and id. */
const running = new Map<string, StatisticsScript>();
let saidDenied = false;
let turn = 0;

const queues = (): Queues => Object.assign<Window, Queues>(window, {});

const keyOf = ({ vendor, id }: StatisticsScript): string => `${vendor} ${id}`;

/**
 * Applies the visitor's consent: loads the scripts of allowed categories, silences the others and deletes what they stored. Without
 * consent nothing is requested or loaded. A script cannot be removed from a page once it has run, so the page is reloaded, unless that
 * would lose the visitor's input.
 */
export async function applyConsent(consent: Consent, language: Language): Promise<void> {
  turn += 1;
  const mine = turn;
  const found = mayRequestScripts(consent) ? await findScripts(language) : [];
  if (mine !== turn) return;
  const allowed = scriptsAllowed(consent, found ?? [...running.values()]);
  const stillAllowed = scriptsAllowed(consent, [...running.values()]);
  const gone = [...running.values()].filter((script) => !stillAllowed.includes(script));
  const allowsAll = allowsCategory(consent, 2) && allowsCategory(consent, 3);
  deleteTraces(new Set(found === null && allowsAll ? vendorNames : allowed.map(({ vendor }) => vendor)));
  if (saidDenied) tellConsent(queues(), consent);
  for (const script of gone) silenceVendor(queues(), script);
  if (gone.length > 0 && !hasTypedText()) return window.location.reload();
  for (const script of gone) running.delete(keyOf(script));
  for (const script of allowed) if (!running.has(keyOf(script))) load(script, consent);
}

/** The scripts that the CMS enables for this host and language; null if the call fails. */
async function findScripts(language: Language): Promise<readonly StatisticsScript[] | null> {
  const [{ makeCall }, { statisticsScriptsSearch }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/first-calls.ts'),
  ]);
  const result = await makeCall(statisticsScriptsSearch, { domain: window.location.host, enable: 'true', language });
  if (!result.ok) return null;
  return result.message.flatMap(({ vendor, id, category }) =>
    isVendorName(vendor) && isVendorId(vendor, id) ? [{ vendor, id, category }] : [],
  );
}

function load(script: StatisticsScript, consent: Consent): void {
  if (!saidDenied) denyByDefault(queues());
  saidDenied = true;
  tellConsent(queues(), consent);
  prepareVendor(queues(), script, Date.now());
  running.set(keyOf(script), script);
  const { src, data } = vendorScript(script);
  const element = document.createElement('script');
  element.src = src;
  element.async = true;
  for (const [name, value] of Object.entries(data)) element.dataset[name] = value;
  document.head.append(element);
}

/** Reports a client-side navigation to the running scripts. */
export function countPageChange(): void {
  const page = { path: `${window.location.pathname}${window.location.search}`, title: document.title };
  for (const script of running.values()) countPage(queues(), script, page);
}

/** Cookie names with raw values: a value that cannot be decoded must not hide its name. */
const rawCookies = Cookies.withConverter({ read: (value) => value });

/** Deletes what other vendors stored on this site's domains; blocked cookies and storage are skipped. */
function deleteTraces(allowed: ReadonlySet<VendorName>): void {
  const places = cookiePlaces({ host: window.location.hostname, path: window.location.pathname });
  try {
    for (const name of tracesOf(Object.keys(rawCookies.get()), allowed)) {
      for (const place of places) rawCookies.remove(name, place);
    }
    for (const name of tracesOf(Object.keys(window.localStorage), allowed)) window.localStorage.removeItem(name);
  } catch {
    // blocked: there is nothing to delete
  }
}
