import type { StatementField } from '#lib/contracts/calls/orders/withdrawal-calls.ts';

/** What was typed so far, as the call takes it. */
export type TypedStatement = Readonly<Record<StatementField, string>>;

const fieldNames = ['name', 'contract', 'email', 'country'] as const satisfies readonly StatementField[];

export const isFieldName = (name: string | null): name is StatementField => fieldNames.some((each) => each === name);

/** Fields that the service would refuse; its schema is loaded on use. */
export async function faultyFields(typed: TypedStatement): Promise<readonly StatementField[]> {
  const { statementFields } = await import('#lib/contracts/calls/orders/withdrawal-calls.ts');
  return fieldNames.filter((name) => !statementFields[name].safeParse(typed[name]).success);
}
