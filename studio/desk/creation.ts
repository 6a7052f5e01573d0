import { isSingletonType } from '../../cms-schemas/document-types.ts';

/** Singletons exist from the start; nobody creates a second one. */
export const creatableTemplates = <Template extends { templateId?: string; id?: string }>(templates: Template[]): Template[] =>
  templates.filter((template) => !isSingletonType(template.templateId ?? template.id));
