import type { BannerDocument } from '#lib/content/queries/banner-query.ts';
import { imageUrl } from '#lib/content/values/image-url.ts';
import { linkIn, type TextLink } from '#lib/content/values/localised.ts';
import { isOpen } from '#lib/content/time-window.ts';
import type { Language } from '#lib/language/languages.ts';

/** A banner's picture: 16 by 9, and twice as large for high-density screens. */
interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface BannerView {
  readonly id: string;
  readonly title: string;
  readonly lead: string | null;
  readonly action: TextLink | null;
  readonly picture: PictureView | null;
}

const pictureSize = { widthPx: 480, heightPx: 270 };
/** More banners than these are not shown. */
export const bannersAtMost = 3;

/** The running banners with text in this language, three at most. Start inclusive, end exclusive. */
export function bannerViews(banners: readonly BannerDocument[], language: Language, nowMs: number, pictureBase: string): BannerView[] {
  return banners
    .filter((banner) => isOpen(banner, nowMs))
    .flatMap((banner) => {
      const title = banner.title[language];
      if (!title) return [];
      return [
        {
          id: banner._id,
          title,
          lead: banner.lead[language],
          action: linkIn(banner.action, language),
          picture: pictureView(banner, language, pictureBase),
        },
      ];
    })
    .slice(0, bannersAtMost);
}

function pictureView({ image }: BannerDocument, language: Language, pictureBase: string): PictureView | null {
  if (!image) return null;
  const { widthPx, heightPx } = pictureSize;
  const src = imageUrl(pictureBase, image, pictureSize);
  const double = imageUrl(pictureBase, image, { widthPx: widthPx * 2, heightPx: heightPx * 2 });
  if (!src || !double) return null;
  return { src, srcSet: `${src} 1x, ${double} 2x`, alt: image.alt[language] ?? '', widthPx, heightPx };
}
