import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Frame = styled('figure', {
  base: {
    '& img': { display: 'block', maxWidth: 'full', height: 'auto', border: '1px solid', borderColor: 'border.muted' },
    '&:has(> button)': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', columnGap: '4' },
    '&:has(> button) > img': { gridColumn: '1/-1', '@media (scripting: enabled)': { cursor: 'zoom-in' } },
    '& > button': { gridColumn: '2', gridRow: '2', alignSelf: 'start' },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
  },
});

interface TextPictureProps {
  src: string;
  alt: string;
  caption: string | null;
  widthPx: number;
  heightPx: number;
  /** A button below the picture, beside its caption. */
  action?: ReactNode;
}

/** A picture between the paragraphs of a text: uncropped, with its space reserved. */
export function TextPicture({ src, alt, caption, widthPx, heightPx, action = null }: TextPictureProps) {
  return (
    <Frame>
      <img src={src} alt={alt} width={widthPx} height={heightPx} loading="lazy" decoding="async" />
      {action}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Frame>
  );
}
