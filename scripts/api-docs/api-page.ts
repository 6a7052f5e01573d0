import { z } from 'zod';
import { myDocBase } from '#lib/contracts/base-path.ts';
import { calls } from '#lib/contracts/calls.ts';
import type { Call } from '#lib/contracts/define-call.ts';
import { errorCodeOf } from '#lib/contracts/error-codes.ts';
import { jsonSchemaOf } from '#lib/contracts/json-schema.ts';
import { code, table } from './page-writer.ts';

const jsonSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional(), required: z.array(z.string()).optional() });

type Property = z.infer<typeof property>;

const property = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.unknown().optional(),
  contentMediaType: z.string().optional(),
  contentSchema: z.unknown().optional(),
});

/** The reference of every call, generated from the schemas that the service validates with. */
export const apiPage = (): string => `# The calls of /myDoc

Generated from \`lib/contracts\` by \`npm run docs:api\`; edit the contracts, not this page. The same as OpenAPI 3.1: \`/myDoc/openapi.json\`.

- Every call is a POST of \`application/x-www-form-urlencoded\` to \`${myDocBase}{path}\`, in UTF-8, each field once, at most 64 KiB (192 KiB for calls that set a server up). Nested values are JSON text in one field.
- Every answered call is HTTP 200 with \`{code, message}\`; \`code\` 2000 is success and \`message\` the result. Any other code is a refusal: \`message\` is
  \`{key, text, values?, field?, requestId, isShow?}\` with \`text\` in the call's \`language\`, else the \`languages\` cookie's, else English. Codes: [errors.md](errors.md).
- Calls that are not answered have the same body with HTTP 404, 405, 413, 415, 429 (with \`retry-after\`) or 503.
- A call that changes state is accepted only from the site's own pages (\`Origin\`, \`Sec-Fetch-Site\`).
- A client waits 20,000 ms.

${calls.map(section).join('\n\n')}
`;

const section = (call: Call): string =>
  `## ${call.path}

${call.summary} ${call.requirement}; ${call.kind === 'read' ? 'changes nothing' : 'changes state'}${call.quiet ? '; its refusals have `isShow` 0' : ''}.

${inputOf(call)}

\`message\` of a success: ${describe(property.parse(jsonSchemaOf(call.output, 'output')))}
${call.refusals.length > 0 ? `\nRefusals of its own: ${call.refusals.map((key) => `${code(key)} (${errorCodeOf(key).code})`).join(', ')}\n` : ''}`.trimEnd();

function inputOf(call: Call): string {
  const { properties = {}, required = [] } = jsonSchema.parse(jsonSchemaOf(call.input, 'input'));
  const rows = Object.entries(properties).map(([name, schema]) => [
    code(name),
    required.includes(name) ? 'yes' : 'no',
    describe(property.parse(schema)),
  ]);
  return rows.length === 0 ? 'It takes no field.' : table(['field', 'required', 'value'], rows);
}

/** A one-line description of a JSON schema. */
function describe(schema: Property): string {
  const inner = schema.contentSchema === undefined ? null : property.parse(schema.contentSchema);
  const parts = [inner ? `JSON text of ${describe(inner)}` : shapeOf(schema), ...boundsOf(schema)];
  return parts.join(', ');
}

function shapeOf(schema: Property): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(' or ');
  if (schema.anyOf !== undefined) return z.array(property).parse(schema.anyOf).map(describe).join(' or ');
  if (schema.type === 'array') return `list of ${describe(property.parse(schema.items))}`;
  if (schema.type !== 'object') return schema.contentMediaType ? 'JSON text' : String(schema.type);
  const { properties = {}, required = [] } = jsonSchema.parse(schema);
  const members = Object.entries(properties).map(
    ([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(property.parse(member))}`,
  );
  return members.length === 0 ? 'empty object' : `{ ${members.join('; ')} }`;
}

function boundsOf(schema: Property): string[] {
  const bounds: string[] = [];
  if (schema.maxLength !== undefined) bounds.push(`at most ${schema.maxLength} characters`);
  if (schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER) bounds.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER) bounds.push(`to ${schema.maximum}`);
  if (schema.pattern !== undefined && schema.format === undefined) bounds.push(`like ${code(schema.pattern)}`);
  if (schema.format !== undefined) bounds.push(schema.format);
  if (schema.default !== undefined) bounds.push(`else ${code(String(schema.default))}`);
  return bounds;
}
