import type { SchemaTypeDefinition } from 'sanity';
import { article } from '#cms-schemas/documents/article.ts';
import { banner } from '#cms-schemas/documents/banner.ts';
import { diskType } from '#cms-schemas/documents/disk-type.ts';
import { family } from '#cms-schemas/documents/family.ts';
import { model } from '#cms-schemas/documents/model.ts';
import { period } from '#cms-schemas/documents/period.ts';
import { planCard } from '#cms-schemas/documents/plan-card.ts';
import { redirect } from '#cms-schemas/documents/redirect.ts';
import { region } from '#cms-schemas/documents/region.ts';
import { series } from '#cms-schemas/documents/series.ts';
import { trafficPlan } from '#cms-schemas/documents/traffic-plan.ts';
import { articleBody } from '#cms-schemas/objects/article-body.ts';
import { code } from '#cms-schemas/objects/code.ts';
import { link } from '#cms-schemas/objects/link.ts';
import { localeImage } from '#cms-schemas/objects/locale-image.ts';
import { localeString } from '#cms-schemas/objects/locale-string.ts';
import { localeText } from '#cms-schemas/objects/locale-text.ts';
import { moneyByCurrency } from '#cms-schemas/objects/money-by-currency.ts';
import { note } from '#cms-schemas/objects/note.ts';
import { regionPrice } from '#cms-schemas/objects/region-price.ts';
import { seo } from '#cms-schemas/objects/seo.ts';
import { table } from '#cms-schemas/objects/table.ts';
import { homePage } from '#cms-schemas/singletons/home-page.ts';
import { siteSettings } from '#cms-schemas/singletons/site-settings.ts';
import type { DocumentType } from '#cms-schemas/document-types.ts';

const documentSchemas = {
  siteSettings,
  homePage,
  banner,
  planCard,
  region,
  family,
  series,
  model,
  diskType,
  trafficPlan,
  period,
  article,
  redirect,
} satisfies Record<DocumentType, SchemaTypeDefinition>;

/** Every type of the Studio. */
export const schemaTypes: SchemaTypeDefinition[] = [
  localeString,
  localeText,
  localeImage,
  link,
  moneyByCurrency,
  regionPrice,
  seo,
  table,
  note,
  code,
  articleBody,
  ...Object.values(documentSchemas),
];
