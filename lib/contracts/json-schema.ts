import * as z from 'zod/mini';
import { jsonContentOf } from './wire-fields.ts';

/** The JSON Schema of a call's input or output; of a field that holds JSON text also that of the content. No page loads this. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const content = jsonContentOf(zodSchema);
      if (content) Object.assign(jsonSchema, { contentMediaType: 'application/json', contentSchema: jsonSchemaOf(content, 'input') });
    },
  });
  return described;
}
