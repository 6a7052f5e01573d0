import { writeFileSync } from 'node:fs';
import { apiPage } from './api-docs/api-page.ts';
import { errorsPage } from './api-docs/errors-page.ts';
import { inProject } from './stack/project-paths.ts';

writeFileSync(inProject('docs/api.md'), apiPage());
writeFileSync(inProject('docs/errors.md'), errorsPage());
