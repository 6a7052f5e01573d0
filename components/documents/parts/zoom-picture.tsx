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
  return <TextPicture {...{ src, alt, caption, widthPx, heightPx }} action={enlarge} />;
}

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
    '& > button': {
      position: 'absolute',
      top: '3',
      right: '3',
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
  },
});

/** It scrolls by keyboard. */
const ZoomedPicture = styled('div', {
  base: {
    width: 'full',
    height: 'full',
    overflow: 'auto',
    display: 'grid',
    cursor: 'zoom-out',
    '&:focus-visible': { outlineOffset: '-3px' },
    // as wide as the window, on a phone wider, but never enlarged
    '& img': { margin: 'auto', maxWidth: 'none', width: 'min(var(--picture-width), max(100vw, 56rem))', height: 'auto' },
  },
});

/** Where the pictures of a text are shown large, one at a time; its picture is loaded when it opens (`attach-zoom.ts`). */
export function ZoomDialog() {
  const { t } = useTranslation('documents');
  return (
    <Large data-zoom-dialog="">
      <ZoomedPicture role="group" tabIndex={0} aria-label={t('zoom.large')} />
      <button type="button">
        <CloseIcon />
        {t('zoom.close')}
      </button>
    </Large>
  );
}
