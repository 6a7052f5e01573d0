import { useEffect, useId, useRef, type ReactNode } from 'react';
import { restoreFocus } from '#components/ui/runtime/restore-focus.ts';
import { styled } from '#components/ui/styled/styled.ts';

const Frame = styled('dialog', {
  base: {
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l3',
    padding: '0',
    margin: 'auto',
    width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    background: 'bg',
    color: 'fg',
    boxShadow: 'md',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'bg.inverted', opacity: '.5' },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '4', padding: '6', alignItems: 'flex-start' },
    '& > div > div:not([role=note])': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& > div > [role=note]': { alignSelf: 'stretch' },
    '& h2': { textStyle: 'h3', '&:focus': { outline: 'none' } },
  },
  variants: {
    look: {
      plain: {},
      /** An announcement; it fills a small screen. */
      offer: {
        background: 'bg.land',
        borderColor: 'border.land',
        width: { base: '100vw', lg: '36rem' },
        maxWidth: '100vw',
        height: { base: '100dvh', lg: 'fit-content' },
        maxHeight: { base: '100dvh', lg: 'calc(100dvh - 2rem)' },
        borderRadius: { base: '0', lg: 'l3' },
        borderWidth: { base: '0', lg: '1px' },
        '& > div': {
          minHeight: { base: '100%', lg: '0' },
          width: 'min(36rem, 100%)',
          marginInline: 'auto',
          justifyContent: 'center',
          padding: '8',
        },
        '& h2': { textStyle: 'h2' },
      },
      /** A search field and its results. */
      search: {
        width: { base: '100vw', sm: 'min(42.5rem, calc(100vw - 2rem))' },
        maxWidth: '100vw',
        height: { base: '100dvh', sm: 'fit-content' },
        maxHeight: { base: '100dvh', sm: '80dvh' },
        marginTop: { base: '0', sm: '9vh' },
        borderRadius: { base: '0', sm: 'l3' },
        borderWidth: { base: '0', sm: '1px' },
        '& > div': { padding: '0', gap: '0', alignItems: 'stretch' },
        '& h2': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
});

interface ModalDialogProps {
  title: string;
  /** Escape, or the platform's own way of closing. */
  onClose: () => void;
  look?: 'plain' | 'offer' | 'search';
  /** Part of the overlay queue, so that it does not block that queue itself. */
  queued?: boolean;
  /** A long text: it is read from its title on, wherever its first link or button is. */
  opensAtTitle?: boolean;
  /** A press beside the dialog closes it. */
  closesOnOutsideClick?: boolean;
  lang?: string | undefined;
  children: ReactNode;
}

/** The platform's dialog: it traps the focus, closes on Escape and returns the focus. */
export function ModalDialog({
  title,
  onClose,
  look = 'plain',
  queued = false,
  opensAtTitle = false,
  closesOnOutsideClick = false,
  lang,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const atTitle = useRef(opensAtTitle);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    const root = document.documentElement;
    // the page behind does not scroll and has no scroll bar (document-sheet.ts), but keeps the bar's width
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    opened?.showModal();
    if (atTitle.current) heading.current?.focus();
    return () => {
      opened?.close();
      root.style.scrollbarGutter = '';
      restoreFocus(before);
    };
  }, []);
  return (
    <Frame
      ref={dialog}
      look={look}
      lang={lang}
      aria-labelledby={titleId}
      data-queued={queued ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // a press beside the content hits the dialog element itself
      onClick={
        closesOnOutsideClick
          ? (event) => {
              if (event.target === dialog.current) onClose();
            }
          : undefined
      }
    >
      <div>
        <h2 id={titleId} ref={heading} tabIndex={opensAtTitle ? -1 : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </Frame>
  );
}
