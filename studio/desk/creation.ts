import { isSingletonType } from '../../cms-schemas/document-types.ts';
import { isListTemplate } from './article-templates.ts';
import { fixedPageTemplate } from './fixed-pages.ts';
import { isSearchTemplate } from './search-templates.ts';

/** Singletons exist from the start; nobody creates a second one. */
export const creatableTemplates = <Template extends { templateId?: string; id?: string }>(templates: Template[]): Template[] =>
  templates.filter((template) => !isSingletonType(template.templateId ?? template.id));

/** Every page of the site has its place on the desk, which also begins one that is missing. */
const isFixedPage = (template: string | undefined): boolean => template === 'marketingPage' || template === fixedPageTemplate.id;

/** What the menus for a new document offer. */
export const offeredTemplates = <Template extends { templateId?: string; id?: string }>(templates: Template[]): Template[] =>
  creatableTemplates(templates).filter(
    ({ templateId, id }) => ![isSearchTemplate, isFixedPage, isListTemplate].some((isHidden) => isHidden(templateId ?? id)),
  );
