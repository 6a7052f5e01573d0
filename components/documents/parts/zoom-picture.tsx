import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PictureBlock } from '#lib/content/values/article-body.ts';
import { CloseIcon, EnlargeIcon } from '#components/ui/primitives/icons.tsx';
import { TextPicture } from '#components/ui/primitives/text-picture.tsx';

const Enlarge = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    padding: '0',
    background: 'transparent',
    border: '0',
    color: 'accent.fg',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'zoom-in',
    _hover: { textDecoration: 'underline' },
    '@media (scripting: none), print': { display: 'none' },
  },
});

/** A picture of a text; one with more to see has a button, and is itself one for a pointer. */
export function ZoomPicture({ picture: { src, alt, caption, widthPx, heightPx, full } }: { picture: PictureBlock }) {
  const { t } = useTranslation('documents');
  const enlarge = full ? (
    <Enlarge
      type="button"
      aria-label={t('zoom.open', { picture: alt })}
      data-zooms={full.src}
      data-width={full.widthPx}
      data-height={full.heightPx}
    >
      <EnlargeIcon />
      {t('zoom.show')}
    </Enlarge>
  ) : null;
  return <TextPicture src={src} alt={alt} caption={caption} widthPx={widthPx} heightPx={heightPx} action={enlarge} />;
}

/** What the buttons take above a fitted picture. */
const barHeight = '4.25rem';

const Large = styled('dialog', {
  base: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'bg',
    color: 'fg',
    '& > .bar': { position: 'absolute', top: '3', right: '3', display: 'flex', gap: '2' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '4',
      background: 'bg',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    // there is nothing to enlarge
    '&[data-fits] [data-zoom-toggle]': { display: 'none' },
    '&[data-large] [data-when=fitted], &:not([data-large]) [data-when=large]': { display: 'none' },
    '& img': { cursor: 'zoom-in' },
    '&[data-fits] img': { cursor: 'zoom-out' },
    '&[data-large] img': { cursor: 'grab', width: 'var(--picture-width)' },
    '&[data-large] img:active': { cursor: 'grabbing' },
  },
});

/** It scrolls by keyboard. */
const ZoomedPicture = styled('div', {
  base: {
    width: 'full',
    height: 'full',
    paddingTop: barHeight,
    overflow: 'auto',
    display: 'grid',
    cursor: 'zoom-out',
    '&:focus-visible': { outlineOffset: '-3px' },
    // whole on the screen, but never enlarged
    '& img': {
      margin: 'auto',
      maxWidth: 'none',
      width: `min(var(--picture-width), 100vw, calc((100dvh - ${barHeight}) * var(--picture-ratio)))`,
      height: 'auto',
    },
  },
});

/** Where the pictures of a text are shown large, one at a time; its picture is loaded when it opens (`attach-zoom.ts`). */
export function ZoomDialog() {
  const { t } = useTranslation('documents');
  return (
    <Large data-zoom-dialog="">
      <ZoomedPicture role="group" tabIndex={0} aria-label={t('zoom.large')} />
      <div className="bar">
        <button type="button" data-zoom-toggle="">
          <EnlargeIcon />
          <span data-when="fitted">{t('zoom.in')}</span>
          <span data-when="large">{t('zoom.fit')}</span>
        </button>
        <button type="button">
          <CloseIcon />
          {t('zoom.close')}
        </button>
      </div>
    </Large>
  );
}
