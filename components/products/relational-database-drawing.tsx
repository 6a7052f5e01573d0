import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ProductDrawing } from './product-drawing.tsx';

/** What works today in solid lines, what is planned in dashed ones. */
export function RelationalDatabaseDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing heightPx={240} caption={t('relationalDatabase.drawing')}>
      <path className="line" d="M120 64H180" />
      <path className="line-planned" d="M74 88V176H180M280 176H340" />
      <rect className="box" x="28" y="40" width="92" height="48" />
      <text x="48" y="70">
        app
      </text>
      <rect className="box" x="180" y="40" width="132" height="48" />
      <text x="196" y="70">
        Linux + db
      </text>
      <rect className="planned" x="180" y="152" width="100" height="48" />
      <text x="198" y="182">
        MySQL
      </text>
      <rect className="planned" x="340" y="152" width="100" height="48" />
      <text x="360" y="182">
        Redis
      </text>
    </ProductDrawing>
  );
}
