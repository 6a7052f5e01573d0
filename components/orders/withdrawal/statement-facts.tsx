import { useTranslation } from '#components/ui/words/use-translation.ts';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { shownReference } from '#lib/orders/order-reference.ts';
import type { TypedStatement } from './typed-statement.ts';

interface StatementFactsProps {
  statement: TypedStatement;
  countries: NonNullable<WithdrawalPageContent['right']>['countries'];
  /** What is known besides, by its name. */
  more?: readonly (readonly [name: string, value: string])[];
}

/** What was stated, word for word, but for how a number is written. */
export function StatementFacts({ statement: { name, contract, email, country }, countries, more = [] }: StatementFactsProps) {
  const { t } = useTranslation('withdrawal');
  const facts = [
    ...more,
    [t('fact.name'), name],
    [t('fact.contract'), shownReference(contract)],
    [t('fact.email'), email],
    [t('fact.country'), countries.find(({ code }) => code === country)?.name ?? country],
  ];
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WholeNumbers>{value ?? ''}</WholeNumbers>
          </dd>
        </div>
      ))}
    </dl>
  );
}
