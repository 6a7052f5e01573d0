import { isSingletonType } from '../../cms-schemas/document-types.ts';
import { isSearchTemplate } from './search-templates.ts';

/** Singletons exist from the start; nobody creates a second one. */
export const creatableTemplates = <Template extends { templateId?: string; id?: string }>(templates: Template[]): Template[] =>
  templates.filter((template) => !isSingletonType(template.templateId ?? template.id));

/** What the menus for a new document offer. */
export const offeredTemplates = <Template extends { templateId?: string; id?: string }>(templates: Template[]): Template[] =>
  creatableTemplates(templates).filter((template) => !isSearchTemplate(template.templateId ?? template.id));
