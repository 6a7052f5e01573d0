import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Counts a response and how long it took. */
  observeRequest(route: string, status: number, durationMs: number): void;
  /** Counts a comparison of payments with the account centre, and each difference found, by kind. */
  countPaymentDifferences(kinds: readonly string[]): void;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** One process's metrics; each call creates a registry of its own. */
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
  const reconciliations = new Counter({
    name: 'payment_reconciliations_total',
    help: 'Comparisons of the books with the account centre',
    registers: [registry],
  });
  const differences = new Counter({
    name: 'payment_differences_total',
    help: 'Payments on which the books and the account centre differ, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    observeRequest: (route, status, durationMs) => {
      requests.inc({ route, status: String(status) });
      durations.observe({ route }, durationMs);
    },
    countPaymentDifferences: (kinds) => {
      reconciliations.inc();
      for (const kind of kinds) differences.inc({ kind });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
