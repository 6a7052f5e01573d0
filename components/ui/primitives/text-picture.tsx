import { styled } from '#components/ui/styled/styled.ts';

const Frame = styled('figure', {
  base: {
    '& img': { display: 'block', maxWidth: 'full', height: 'auto', border: '1px solid', borderColor: 'border.muted' },
    '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '2' },
  },
});

interface TextPictureProps {
  src: string;
  alt: string;
  caption: string | null;
  widthPx: number;
  heightPx: number;
}

/** A picture between the paragraphs of a text: uncropped, with its space reserved. */
export function TextPicture({ src, alt, caption, widthPx, heightPx }: TextPictureProps) {
  return (
    <Frame>
      <img src={src} alt={alt} width={widthPx} height={heightPx} loading="lazy" decoding="async" />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Frame>
  );
}
