import { z } from 'zod';

/** Why one element of a list was left out. */
export interface DroppedElement {
  readonly what: string;
  readonly id: string | null;
  readonly problem: string;
}

export type ReportDropped = (dropped: DroppedElement) => void;

/** One line a dropped element, for whoever reads the log. */
export const reportDropped: ReportDropped = (dropped) => {
  console.warn(JSON.stringify({ level: 'warn', event: 'content-dropped', ...dropped }));
};

/** A document says its id, an entry of an array its key. */
const identified = z.object({ _id: z.string().optional(), _key: z.string().optional() });

const idOf = (element: unknown): string | null => {
  const { _id, _key } = identified.safeParse(element).data ?? {};
  return _id ?? _key ?? null;
};

/** Reads a list element by element: a malformed document drops itself alone and is reported. An answer that is no list is empty. */
export function parseEach<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  what: string,
  report: ReportDropped = reportDropped,
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

/** Reads one document that a page can do without; a malformed one is reported and counts as absent. */
export function parseOne<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  what: string,
  report: ReportDropped = reportDropped,
): z.infer<Schema> | null {
  if (answer === null || answer === undefined) return null;
  return parseEach(schema, [answer], what, report)[0] ?? null;
}
