import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { missingTradeLawItems } from '../../../lib/company/trade-law.ts';
import { findingOf, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';

/** Items that the Japanese law on specified commercial transactions asks for and the seller of the site settings does not state. */
export const sellerFindings = (documents: readonly unknown[]): Finding[] =>
  documents
    .filter((document) => asRecord(document)._type === 'siteSettings')
    .flatMap((document) =>
      missingTradeLawItems(asRecord(document).seller).map(({ number, name }) =>
        findingOf(
          document,
          'seller',
          say(`The imprint does not state ${name}, item ${number} of the Japanese law on specified commercial transactions.`),
        ),
      ),
    );
