import type { Example } from '#components/ui/example.ts';
import { LoadBalanceDrawing } from './load-balance-drawing.tsx';
import { MoveDrawing } from './move-drawing.tsx';
import { ObjectStorageDrawing } from './object-storage-drawing.tsx';
import { PrivateCloudDrawing } from './private-cloud-drawing.tsx';
import { ProductPlate } from './product-plate.tsx';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { RelationalDatabaseDrawing } from './relational-database-drawing.tsx';
import { VpcDrawing } from './vpc-drawing.tsx';

const everything = (language: 'en' | 'ja') => (
  <>
    <ProductTrail language={language} />
    <VpcDrawing />
    <LoadBalanceDrawing />
    <ObjectStorageDrawing />
    <RelationalDatabaseDrawing />
    <PrivateCloudDrawing />
    <MoveDrawing />
    {['/product/vps', '/doc/article/rdns', '/activity/own-page'].map((href) => (
      <ProductPlate key={href} href={href} />
    ))}
  </>
);

export const productsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: everything('en') },
  { name: 'japanese', language: 'ja', element: everything('ja') },
];
