import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Frame = styled('figure', {
  base: {
    '& img': { display: 'block', maxWidth: 'full', height: 'auto', border: '1px solid', borderColor: 'border.muted' },
    '& .with-action': { position: 'relative', width: 'fit-content', maxWidth: 'full' },
    '@media (scripting: enabled)': { '& .with-action > img': { cursor: 'zoom-in' } },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
  },
});

interface TextPictureProps {
  src: string;
  alt: string;
  caption: string | null;
  widthPx: number;
  heightPx: number;
  /** A button over a corner of the picture. */
  action?: ReactNode;
}

/** A picture between the paragraphs of a text: uncropped, with its space reserved. */
export function TextPicture({ src, alt, caption, widthPx, heightPx, action = null }: TextPictureProps) {
  const image = <img src={src} alt={alt} width={widthPx} height={heightPx} loading="lazy" decoding="async" />;
  return (
    <Frame>
      {action ? (
        <div className="with-action">
          {image}
          {action}
        </div>
      ) : (
        image
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Frame>
  );
}
