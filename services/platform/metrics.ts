import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Counts an answered request and how long it took. */
  observeRequest(route: string, status: number, durationMs: number): void;
  /** The figures in Prometheus' text form. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** One process's figures; each call makes a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_ms',
    help: 'Time to answer in milliseconds, by route',
    labelNames: ['route'],
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000],
    registers: [registry],
  });
  return {
    observeRequest: (route, status, durationMs) => {
      requests.inc({ route, status: String(status) });
      durations.observe({ route }, durationMs);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
