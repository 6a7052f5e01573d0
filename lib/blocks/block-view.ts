import type { Angle } from '#lib/format/angle.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import type { SaleStatus } from '#lib/content/values/block-schema.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { ClaimDrawing } from './claim-drawing.ts';

/** A figure with a short text. */
export interface FigureView {
  readonly figure: string;
  readonly title: string;
  readonly text: string;
}

export interface QuestionView {
  readonly question: string;
  readonly answer: string;
}

export interface CustomerView {
  readonly title: string;
  readonly text: string;
  readonly action: TextLink | null;
}

export interface ChannelView {
  readonly title: string;
  readonly text: string;
  readonly hours: string | null;
  readonly action: TextLink;
}

/** A product and its availability. */
export interface ProductView extends TextLink {
  readonly hint: string | null;
  readonly status: SaleStatus;
}

export interface ClaimView {
  readonly id: string;
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  /** The day on which the figure was checked, in words. */
  readonly asOf: string;
  readonly drawing: ClaimDrawing | null;
}

export interface RegionView {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly latitude: Angle;
  readonly longitude: Angle;
  /** The time zone in words, the same in summer and winter. */
  readonly timeZone: string;
}

interface Opening {
  /** The section's fragment on the page: #plans. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string | null;
}

interface Actions {
  readonly primaryAction: TextLink | null;
  readonly secondaryAction: TextLink | null;
}

/** One section of a page in one language. */
export type BlockView =
  | ({ readonly kind: 'hero'; readonly id: string; readonly heading: string | null; readonly lead: string | null } & Actions)
  | { readonly kind: 'plans'; readonly id: string; readonly heading: string | null; readonly lead: string | null }
  | (Opening & { readonly kind: 'products'; readonly products: readonly ProductView[] })
  | (Opening & { readonly kind: 'steps'; readonly steps: readonly FigureView[] })
  | (Opening & { readonly kind: 'claims'; readonly claims: readonly ClaimView[] })
  | (Opening & { readonly kind: 'regions'; readonly regions: readonly RegionView[] })
  | (Opening & { readonly kind: 'included'; readonly items: readonly FigureView[] })
  | (Opening & { readonly kind: 'questions'; readonly questions: readonly QuestionView[] })
  | (Opening & { readonly kind: 'customers'; readonly customers: readonly CustomerView[] })
  | (Opening & { readonly kind: 'text'; readonly body: readonly ArticleBlock[] })
  | (Opening & { readonly kind: 'figures'; readonly figures: readonly FigureView[] })
  | (Opening & { readonly kind: 'channels'; readonly channels: readonly ChannelView[] })
  | (Opening & { readonly kind: 'closing' } & Actions);

export type BlockKind = BlockView['kind'];

/** The section of one kind. */
export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { kind: Kind }>;
