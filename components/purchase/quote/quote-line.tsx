import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quoteLine } from '#lib/public-api/quote-line.ts';
import { CheckIcon, ChevronDownIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import { useCopied } from '#components/ui/runtime/use-copied.ts';
import type { ChoiceProps } from '../configurator/choice-props.ts';

const Disclosure = styled('details', {
  base: {
    textStyle: 'sm',
    '& summary': { cursor: 'pointer', minHeight: '1.75rem', display: 'flex', gap: '1', alignItems: 'center', color: 'fg.muted' },
    '& summary:hover': { color: 'fg' },
    '& summary svg': { width: '14px', height: '14px' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    '& pre': {
      marginTop: '2',
      padding: '3',
      borderRadius: 'l1',
      background: 'bg.inverted',
      color: 'fg.inverted',
      fontSize: '.8125rem',
      lineHeight: '1.5',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& p': { textStyle: 'xs', color: 'fg.muted', marginTop: '2' },
    '& button': {
      display: 'inline-flex',
      gap: '1.5',
      alignItems: 'center',
      minHeight: 'control',
      marginTop: '2',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      background: 'bg',
      color: 'fg',
      cursor: 'pointer',
      _hover: { borderColor: 'fg' },
    },
  },
});

/** The configuration as a `curl` line against the public read-only quote, for scripts; drawn when it is opened. */
export function QuoteLine({ catalogue, configuration }: Pick<ChoiceProps, 'catalogue' | 'configuration'>) {
  const { t } = useTranslation('purchase');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('script.heading')}
        <ChevronDownIcon />
      </summary>
      {isOpen ? <Line text={quoteLine(window.location.origin, configuration, catalogue)} /> : null}
    </Disclosure>
  );
}

function Line({ text }: { text: string }) {
  const { t } = useTranslation('purchase');
  const { outcome, copy } = useCopied();
  const isCopied = outcome === 'copied';
  return (
    <>
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" onClick={() => copy(text)}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        {isCopied ? t('password.copied') : t('password.copy')}
      </button>
      <p role="status">{outcome === 'ready' || isCopied ? t('script.about') : t('script.copyFailed')}</p>
    </>
  );
}
