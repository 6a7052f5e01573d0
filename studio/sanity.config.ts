import { jaJPLocale } from '@sanity/locale-ja-jp';
import { zhHansLocale } from '@sanity/locale-zh-hans';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from '../cms-schemas/schema-types.ts';
import { resolveActions } from './actions/document-actions.ts';
import { backendOptions, dataset, siteOrigin } from './backend.ts';
import { besideInspector } from './beside/beside-inspector.tsx';
import { BrandIcon } from './brand-icon.tsx';
import { MarkingLayout } from './connection/studio-mark.ts';
import { PersistentLayout, PersistentDocumentLayout } from './connection/studio-layouts.tsx';
import { creatableTemplates, offeredTemplates } from './desk/creation.ts';
import { defaultDocumentNode } from './desk/document-views.ts';
import { articleTemplates } from './desk/article-templates.ts';
import { fixedPageTemplate } from './desk/fixed-pages.ts';
import { FormInput } from './desk/form-input.tsx';
import './desk/known-zones.ts';
import { FormField } from './desk/legal/form-field.tsx';
import { searchTemplates } from './desk/search-templates.ts';
import { structure } from './desk/structure.ts';
import { withIcons } from './desk/type-icons.ts';
import { locations } from './presentation/locations.ts';
import { mainDocuments } from './presentation/main-documents.ts';
import { isHosted, projectId } from './project.ts';
import { named, startTool, toolsFor } from './tools/tools.ts';
import { explainedSources } from './uploads/asset-sources.ts';
import { inOurTerms } from './words/sanity-terms.ts';
import { sanityWords } from './words/sanity-words.ts';
import { localesInOrder } from './words/page-language.ts';
import { pageLanguage, say, sayName } from './words/say.ts';
import { schemaInWords } from './words/schema-in-words.ts';

export default defineConfig({
  name: 'default',
  title: process.env.SANITY_STUDIO_TITLE || 'Hostfront',
  icon: BrandIcon,
  projectId,
  dataset,
  ...backendOptions,
  plugins: [
    zhHansLocale(),
    jaJPLocale(),
    structureTool({ title: say('Content'), structure, defaultDocumentNode }),
    presentationTool({
      title: say('Preview'),
      resolve: { locations, mainDocuments },
      previewUrl: { initial: `${siteOrigin}/`, previewMode: { enable: '/api/preview/enable', disable: '/api/preview/disable' } },
    }),
  ],
  i18n: { locales: (given) => localesInOrder(given.map(inOurTerms), pageLanguage), bundles: sanityWords },
  tools: (given, { currentUser }) => [startTool, ...given.map(named), ...toolsFor(currentUser)],
  studio: { components: { layout: isHosted ? MarkingLayout : PersistentLayout } },
  schema: {
    types: withIcons(schemaInWords(schemaTypes, { sentence: say, name: sayName })),
    templates: (given) => [...creatableTemplates(given), ...searchTemplates, ...articleTemplates, fixedPageTemplate],
  },
  form: { components: { input: FormInput, field: FormField }, image: { assetSources: explainedSources } },
  document: {
    actions: resolveActions,
    inspectors: (given, { documentType }) => (documentType === 'article' ? [...given, besideInspector] : given),
    newDocumentOptions: offeredTemplates,
    // a hosted project has them, and their mails, by its own plan
    comments: { enabled: !isHosted },
    ...(isHosted ? {} : { components: { unstable_layout: PersistentDocumentLayout } }),
    // The lake has no administrator to answer such a request.
    askToEdit: { enabled: isHosted },
  },
  // The lake's GROQ does not support text::query().
  search: { strategy: 'groqLegacy' },
  tasks: { enabled: !isHosted },
  releases: { enabled: true },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: true },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  // The lake's history has the events of releases; those of documents the Studio works out from their transactions.
  beta: { eventsAPI: { documents: false, releases: true } },
});
