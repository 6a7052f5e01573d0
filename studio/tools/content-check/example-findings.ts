import { exampleValues } from '../../../lib/company/example-values.ts';
import { say } from '../../words/say.ts';
import { findingOf, type Finding } from './finding.ts';

/** What is still an example of the seed and has to be replaced before a launch. */
export const exampleFindings = (documents: readonly unknown[]): Finding[] =>
  exampleValues(documents).map(({ document, what }) => findingOf(document, 'example', say(what)));
