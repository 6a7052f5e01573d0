import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { oneGroupPath } from '#lib/group-buy/group-paths.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { CheckIcon, CopyIcon } from '#components/ui/primitives/icons.tsx';
import { copyText, type CopyOutcome } from '#components/ui/runtime/copy-text.ts';
import { QrPicture } from './qr-picture.tsx';

const Share = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) auto' },
    '& .link': { display: 'grid', gap: '3', minWidth: '0' },
    '& .about': { marginBottom: '0' },
    '& label': { fontSize: '.875rem', fontWeight: 'semibold' },
    '& input': {
      width: 'full',
      minHeight: 'control',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      background: 'bg',
      color: 'fg',
      paddingInline: '3',
      fontSize: '.9375rem',
    },
    '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .said': { textStyle: 'sm', color: 'fg.muted', '&:empty': { display: 'none' } },
  },
});

interface ShareGroupProps {
  slug: GroupSlug;
  group: GroupMessage;
  title: string;
  language: Language;
}

const canShare = (): boolean => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** What the link is good for now. */
const words = {
  'leader-unpaid': 'share.textUnpaid',
  open: 'share.text',
  full: 'share.textFull',
  succeeded: 'share.textOver',
  failed: 'share.textOver',
  void: 'share.textOver',
} as const satisfies Record<GroupMessage['state'], string>;

/** The link of a group: to be copied, shared by the device's own means, or scanned. */
export function ShareGroup({ slug, group, title, language }: ShareGroupProps) {
  const { t } = useTranslation('group-buy');
  const id = useId();
  const [copied, setCopied] = useState<CopyOutcome | null>(null);
  const link = `${window.location.origin}${localizePath(oneGroupPath(slug, group.id), language)}`;
  const share = (): void => {
    const state = t(`group.headline.${group.state}`, { left: group.seatsLeft, count: group.headCount });
    const text = t('share.message', { title, state });
    // closing the device's own dialog rejects, and is no failure
    navigator.share({ title, text, url: link }).catch(() => undefined);
  };
  return (
    <Share>
      <div className="link">
        <p className="about">{t(words[group.state])}</p>
        <label htmlFor={id}>{t('share.link')}</label>
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <div className="ways">
          <Button onClick={() => void copyText(link).then(setCopied)}>
            {copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
            {t('share.copy')}
          </Button>
          {canShare() ? <Button onClick={share}>{t('share.native')}</Button> : null}
        </div>
        <p className="said" role="status">
          {copied === null ? '' : t(copied === 'copied' ? 'share.copied' : 'share.failed')}
        </p>
      </div>
      <QrPicture text={link} label={t('share.code')} />
    </Share>
  );
}
