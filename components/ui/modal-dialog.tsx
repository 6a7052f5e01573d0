import { useEffect, useId, useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Frame = chakra('dialog', {
  base: {
    border: '1px solid', borderColor: 'border', borderRadius: 'l3', padding: '0', margin: 'auto', width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)', overflow: 'auto', background: 'bg', color: 'fg', boxShadow: 'md',
    '&::backdrop': { background: 'bg.inverted', opacity: '.5' },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '4', padding: '6', alignItems: 'flex-start' },
    '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& h2': { textStyle: 'h3' },
  },
});

interface ModalDialogProps {
  title: string;
  /** Escape, or the platform's own way of closing. */
  onClose: () => void;
  children: ReactNode;
}

/** The platform's dialog: it holds the focus, closes on Escape and gives the focus back. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Frame ref={dialog} aria-labelledby={titleId} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Frame>
  );
}
