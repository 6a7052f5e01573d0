import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';

const Thanks = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    '& p': { fontWeight: 'semibold', scrollMarginTop: '6rem' },
    '& p:focus': { outline: 'none' },
  },
});

/** Thanks for a rating, which can be changed at once. */
export function FeedbackSent({ replaced, onChange }: { replaced: boolean; onChange: () => void }) {
  const { t } = useTranslation('readers');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true });
    // the longer form that stood here may have been scrolled past its beginning
    thanks.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Thanks>
      <p ref={thanks} tabIndex={-1} role="status">
        {replaced ? t('feedback.replaced') : t('feedback.thanks')}
      </p>
      <Button size="sm" onClick={onChange}>
        {t('feedback.change')}
      </Button>
    </Thanks>
  );
}
