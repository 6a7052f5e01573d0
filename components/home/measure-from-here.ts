import { latencyCells, measureLatency } from '#lib/home/measure-latency.ts';

const answerWithinMs = 3_000;

/** The words of a label, in the page's language, as attributes of its figure. */
interface MeasureWords {
  readonly measuring: string;
  /** With `{{ms}}` in it. */
  readonly measured: string;
  readonly failed: string;
}

const request = (url: string) => (): Promise<unknown> =>
  fetch(url, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(answerWithinMs),
  });

/** Measures the way from this browser to each region whose label names a probe, and writes it there: in words, and in cells of 10 ms. */
export async function measureFromHere(figure: Element, words: MeasureWords): Promise<void> {
  const places = [...figure.querySelectorAll<HTMLElement>('[data-probe]')];
  for (const place of places) place.textContent = words.measuring;
  for (const place of places) {
    const ms = await measureLatency(request(place.dataset.probe ?? ''), () => performance.now());
    place.textContent = ms === null ? words.failed : words.measured.replace('{{ms}}', String(ms));
    place.style.setProperty('--cells', String(ms === null ? 0 : latencyCells(ms)));
  }
}
