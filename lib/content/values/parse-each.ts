import * as z from 'zod/mini';

/** Why one element of a list was left out. */
export interface LeftOutElement {
  readonly what: string;
  readonly id: string | null;
  readonly problem: string;
}

export type ReportLeftOut = (leftOut: LeftOutElement) => void;

/** Logs one line per element left out. */
export const reportLeftOut: ReportLeftOut = (leftOut) => {
  console.warn(JSON.stringify({ level: 'warn', event: 'content-left-out', ...leftOut }));
};

/** A document is identified by its id, an entry of an array by its key. */
const identified = z.object({ _id: z.optional(z.string()), _key: z.optional(z.string()) });

const idOf = (element: unknown): string | null => {
  const { _id, _key } = identified.safeParse(element).data ?? {};
  return _id ?? _key ?? null;
};

/** Parses a list element by element: a malformed document is left out alone and reported. Anything but a list counts as empty. */
export function parseEach<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  what: string,
  report: ReportLeftOut = reportLeftOut,
): z.infer<Schema>[] {
  if (!Array.isArray(answer)) return [];
  const elements: z.infer<Schema>[] = [];
  for (const element of answer as readonly unknown[]) {
    const parsed = schema.safeParse(element);
    if (parsed.success) elements.push(parsed.data);
    else report({ what, id: idOf(element), problem: z.prettifyError(parsed.error) });
  }
  return elements;
}

/** Parses one document that a page can do without; a malformed one is reported and counts as absent. */
export function parseOne<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  what: string,
  report: ReportLeftOut = reportLeftOut,
): z.infer<Schema> | null {
  if (answer === null || answer === undefined) return null;
  return parseEach(schema, [answer], what, report)[0] ?? null;
}
