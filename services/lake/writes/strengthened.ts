import { isRecord } from '../documents/document.ts';

/** A reference that was weak only until its target is published becomes strong. */
export function strengthened<T>(value: T): T;
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => strengthened(item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, strengthened(inner)]);
  if (!isRecord(value._strengthenOnPublish)) return Object.fromEntries(entries);
  const staysWeak = value._strengthenOnPublish.weak === true;
  return Object.fromEntries(entries.filter(([key]) => key !== '_strengthenOnPublish' && (staysWeak || key !== '_weak')));
}
