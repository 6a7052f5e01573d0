import { myDocBase } from './base-path.ts';
import { calls } from './calls.ts';
import type { Call } from './define-call.ts';
import { refusalEnvelope, successEnvelope } from './envelope.ts';
import { errorCodeOf, errorKeys } from './error-codes.ts';
import { jsonSchemaOf } from './json-schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const refusal = { $ref: '#/components/schemas/Refusal' } as const;
const jsonOf = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** HTTP statuses of calls that were not answered, each with its error key. */
const statusAnswers = Object.fromEntries(
  errorKeys.flatMap((key) => {
    const { status } = errorCodeOf(key);
    return status ? [[String(status), { description: key, ...jsonOf(refusal) }]] : [];
  }),
);

function operation(call: Call): JsonSchema {
  return {
    post: {
      operationId: call.path.replaceAll('/', '.'),
      tags: [call.area],
      summary: call.summary,
      description: `${call.requirement}. ${call.kind === 'read' ? 'Changes nothing.' : 'Changes state.'}`,
      requestBody: { required: false, content: { 'application/x-www-form-urlencoded': { schema: jsonSchemaOf(call.input, 'input') } } },
      responses: {
        '200': {
          description: 'Answered: done, or refused with a code other than 2000.',
          ...jsonOf({ anyOf: [jsonSchemaOf(successEnvelope(call.output), 'output'), refusal] }),
        },
        ...statusAnswers,
      },
    },
  };
}

/** All calls as OpenAPI 3.1, generated from the schemas that the service validates with. */
export const openApiDocument = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: '/myDoc',
    version: '1',
    description: 'Every call is a POST of a form; nested values are JSON text in one field. `code` 2000 is success.',
  },
  servers: [{ url: myDocBase.slice(0, -1) }],
  paths: Object.fromEntries(calls.map((call) => [`/${call.path}`, operation(call)])),
  components: { schemas: { Refusal: jsonSchemaOf(refusalEnvelope, 'output') } },
});
