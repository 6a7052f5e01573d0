import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import type { Language } from '#lib/language/languages.ts';

const Fault = styled('div', {
  base: {
    textStyle: 'sm',
    '&:empty': { display: 'none' },
    '& > .why': { color: 'fg.error' },
    '& > .why a': { color: 'inherit', textDecoration: 'underline' },
    // tall enough to be hit beside the button above it
    '& > p a': { display: 'inline-block', paddingBlock: '1' },
  },
});

/** What a visitor can do about a refusal. */
const waysOut = {
  notRegistered: { href: '/activate/2', words: 'verify' },
  realNameStatusUnsupported: { href: '/activate/2', words: 'verify' },
  creditScoreInsufficient: { href: '/contact', words: 'contact' },
  alreadyReceived: { href: '#mine', words: 'mine' },
} as const;

const wayOutOf = (key: string | null) => Object.entries(waysOut).find(([refusal]) => refusal === key)?.[1] ?? null;

interface ClaimRefusalNoteProps {
  /** Null: nothing was refused. */
  refusal: { readonly key: string | null; readonly html: string } | null;
  language: Language;
}

/** Why a coupon was not claimed, and what helps; announced when it appears. */
export function ClaimRefusalNote({ refusal, language }: ClaimRefusalNoteProps) {
  const { t } = useTranslation('coupons');
  const wayOut = wayOutOf(refusal?.key ?? null);
  return (
    <Fault role="alert">
      {refusal === null ? null : (
        <>
          <div className="why">
            <LazySafeHtml html={refusal.html} />
          </div>
          {wayOut === null ? null : (
            <p>
              <SiteLink href={wayOut.href} language={language}>
                {t(`wayOut.${wayOut.words}`)}
              </SiteLink>
            </p>
          )}
        </>
      )}
    </Fault>
  );
}
