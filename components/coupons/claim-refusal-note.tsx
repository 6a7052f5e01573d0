import { styled } from '#components/ui/styled/styled.ts';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';

const Fault = styled('div', {
  base: {
    textStyle: 'sm',
    color: 'fg.error',
    '&:empty': { display: 'none' },
    // tall enough to be hit beside the button above it
    '& a': { color: 'inherit', textDecoration: 'underline', display: 'inline-block', paddingBlock: '1' },
  },
});

/** Why a coupon was not claimed, HTML with a link to what helps; announced when it appears. Null: nothing was refused. */
export function ClaimRefusalNote({ html }: { html: string | null }) {
  return <Fault role="alert">{html === null ? null : <LazySafeHtml html={html} />}</Fault>;
}
