import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkDocumentId } from '../documents/document-id.ts';
import { invalid } from '../refusal.ts';

export const isYes = (value: string | null): boolean => value === 'true' || value === '1';

/** GROQ parameters of an address: `$name=<json>`. @throws 400 where one is not JSON. */
export function parametersOf(search: URLSearchParams): Record<string, unknown> {
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of search) if (name.startsWith('$')) parameters[name.slice(1)] = jsonOf(value);
  return parameters;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The value is not valid JSON');
  }
}

/** A request's body, parsed by its schema; the lake's bodies arrive as bytes. @throws 400 naming the fault. */
export function bodyOf<T>(request: FastifyRequest, schema: z.core.$ZodType<T>): T {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const parsed = z.safeParse(schema, jsonOf(bytes.toString('utf8')));
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
  return parsed.data;
}

export const searchOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://lake').searchParams;

const routeParameters = z.record(z.string(), z.string());

/** A parameter of a route's path. */
export const partOf = (request: FastifyRequest, name: string): string => routeParameters.parse(request.params)[name] ?? '';

/** The version in `/lake/v2025-02-19/…`, without the v. */
export const apiVersionOf = (request: FastifyRequest): string => partOf(request, 'version').slice(1);

const idsAtMost = 1_000;

/** The document ids of a list in a path, each once. @throws 400 for an invalid one. */
export const documentIdsOf = (request: FastifyRequest): string[] => [...new Set(idsOf(request).map(checkDocumentId))];

/** The ids of a list in a path. */
export function idsOf(request: FastifyRequest): string[] {
  const ids = partOf(request, '*')
    .split(',')
    .filter((id) => id !== '');
  if (ids.length === 0 || ids.length > idsAtMost) throw invalid(`Between 1 and ${idsAtMost} ids are expected`);
  return ids;
}
