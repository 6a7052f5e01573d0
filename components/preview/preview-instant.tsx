import { useId, useState, type SubmitEvent } from 'react';
import type { PreviewShown } from '#lib/preview/preview-source.ts';
import { previewLinkDays } from '#lib/preview/preview-link-days.ts';
import { zoneInWords } from '#lib/format/zone-in-words.ts';
import type { Language } from '#lib/language/languages.ts';
import { copyText } from '#components/ui/runtime/copy-text.ts';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { askPreview } from './ask-preview.ts';

const Form = styled('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& input': {
      font: 'inherit',
      color: 'fg',
      background: 'bg',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      paddingInline: '2',
      minHeight: '36px',
      maxWidth: 'full',
    },
    '& button': {
      font: 'inherit',
      color: 'accent.inverted',
      background: 'none',
      border: '0',
      textDecoration: 'underline',
      cursor: 'pointer',
      minHeight: '36px',
    },
  },
});

interface PreviewInstantProps {
  shown: PreviewShown;
  path: string;
  language: Language;
  onShow: (atMs: number | null) => void;
  onFailure: () => void;
}

/** Shows the whole site at an instant, past or to come, and makes a link to it for somebody without an account. */
export function PreviewInstant({ shown: { atMs }, path, language, onShow, onFailure }: PreviewInstantProps) {
  const { t } = useTranslation('preview');
  const id = useId();
  const [typed, setTyped] = useState(() => (atMs === null ? '' : localTime(atMs)));
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wished = Date.parse(typed);
    setMissing(Number.isNaN(wished));
    if (!Number.isNaN(wished)) onShow(wished);
  };
  const zone = zoneInWords(Intl.DateTimeFormat().resolvedOptions().timeZone, language);
  return (
    <Form onSubmit={submit} noValidate>
      <label htmlFor={id}>{t('at.label')}</label>
      <input
        id={id}
        type="datetime-local"
        step={1}
        value={typed}
        title={t('at.zone', { zone })}
        aria-invalid={missing}
        aria-describedby={`${id}-note`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit">{t('at.show')}</button>
      <span id={`${id}-note`} role="status">
        {missing ? t('at.none') : null}
      </span>
      {atMs === null ? null : (
        <>
          <button type="button" onClick={() => onShow(null)}>
            {t('at.now')}
          </button>
          <InstantLink key={`${path} ${atMs}`} path={path} onFailure={onFailure} />
        </>
      )}
    </Form>
  );
}

/** A link to this page at the instant that is shown. */
function InstantLink({ path, onFailure }: { path: string; onFailure: () => void }) {
  const { t } = useTranslation('preview');
  const [address, setAddress] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const make = async (): Promise<void> => {
    const answer = await askPreview('link', { to: path });
    if (answer.ok && answer.address) setAddress(new URL(answer.address, window.location.origin).href);
    else onFailure();
  };
  if (address === null) {
    return (
      <button type="button" onClick={() => void make()} title={t('link.hint', { days: previewLinkDays })}>
        {t('link.make')}
      </button>
    );
  }
  return (
    <>
      <input
        readOnly
        size={24}
        value={address}
        aria-label={t('link.label')}
        title={t('link.hint', { days: previewLinkDays })}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" onClick={() => void copyText(address).then((outcome) => setCopied(outcome === 'copied'))}>
        {t(copied ? 'link.copied' : 'link.copy')}
      </button>
    </>
  );
}

/** As the field writes a time: 2026-10-01T09:00:00, by the clock of this browser. */
function localTime(atMs: number): string {
  const at = new Date(atMs);
  return new Date(atMs - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
