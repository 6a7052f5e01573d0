import { useEffect, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupDraw } from '#lib/contracts/calls/group-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { drawnPercent, verifyDraw } from '#lib/group-buy/draw.ts';
import type { SeenDraw } from '#lib/group-buy/seen-draws.ts';
import type { Language } from '#lib/language/languages.ts';
import { CheckIcon, WarningIcon } from '#components/ui/primitives/icons.tsx';
import { useFirstDraw } from './use-first-draw.ts';

const Check = styled('details', {
  base: {
    width: 'full',
    '& summary': {
      cursor: 'pointer',
      width: 'fit-content',
      paddingBlock: '2',
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '& dl': { display: 'grid', gap: '3', marginTop: '3' },
    '& dt': { textStyle: 'sm', color: 'fg.muted' },
    '& code': { fontFamily: 'mono', fontSize: '.875rem', overflowWrap: 'anywhere' },
    '& .how': { textStyle: 'sm', color: 'fg.muted', maxWidth: '44rem' },
  },
});

const Verdict = styled('p', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', textStyle: 'sm', '& svg': { flex: 'none', marginTop: '.15em' } },
  variants: { outcome: { checked: { color: 'fg.success' }, wrong: { color: 'fg.error' }, unchecked: { color: 'fg.muted' } } },
});

interface Checked {
  readonly outcome: 'checked' | 'wrong' | 'unchecked';
  /** Where the draw fell; null if it could not be computed. */
  readonly percent: number | null;
}

/** Checks a result in this browser; without cryptography, on a page without https, it cannot. */
async function checkResult({ commitment, percent, result }: GroupDraw): Promise<Checked | null> {
  if (result === null) return null;
  if (globalThis.crypto?.subtle === undefined) return { outcome: 'unchecked', percent: null };
  const { seed, number, outcome } = result;
  const fits = await verifyDraw({ seed, number, commitment, percent, won: outcome !== 'lost' });
  return { outcome: fits ? 'checked' : 'wrong', percent: await drawnPercent({ seed, number }) };
}

interface DrawCheckProps {
  group: string;
  draw: GroupDraw;
  language: Language;
}

/** Whether the hash is still the one that this browser saw before the draw; one that differs is said at once, the rest after the draw. */
function HashVerdict({ draw: { commitment, result }, first, language }: Omit<DrawCheckProps, 'group'> & { first: SeenDraw | null }) {
  const { t } = useTranslation('group-buy');
  const instant = first === null ? '' : formatLocalInstant(new Date(first.atMs).toISOString(), language);
  if (first !== null && first.commitment !== commitment)
    return (
      <Verdict outcome="wrong" role="alert">
        <WarningIcon />
        {t('draw.changed', { instant })}
      </Verdict>
    );
  if (result === null) return null;
  return first === null ? (
    <Verdict outcome="unchecked">{t('draw.unseen')}</Verdict>
  ) : (
    <Verdict outcome="checked">
      <CheckIcon />
      {t('draw.same', { instant })}
    </Verdict>
  );
}

/** The published hash of a draw and, once drawn, what it was drawn from, checked in this browser. */
export function DrawCheck({ group, draw, language }: DrawCheckProps) {
  const { t } = useTranslation('group-buy');
  const first = useFirstDraw(group, draw);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let left = false;
    checkResult(draw).then(
      (found) => !left && setChecked(found),
      () => !left && setChecked({ outcome: 'unchecked', percent: null }),
    );
    return () => {
      left = true;
    };
  }, [draw]);
  const { result } = draw;
  const facts = [
    { name: t('draw.hash'), value: draw.commitment },
    ...(first === null || first.commitment === draw.commitment ? [] : [{ name: t('draw.hashBefore'), value: first.commitment }]),
    ...(result === null
      ? []
      : [
          { name: t('draw.seed'), value: result.seed },
          { name: t('draw.number'), value: String(result.number) },
        ]),
    ...(checked === null || checked.percent === null ? [] : [{ name: t('draw.value'), value: checked.percent.toFixed(4) }]),
  ];
  return (
    <>
      {checked === null ? null : (
        <Verdict outcome={checked.outcome} role="status">
          {checked.outcome === 'checked' ? <CheckIcon /> : <WarningIcon />}
          {t(`draw.${checked.outcome}`)}
        </Verdict>
      )}
      <HashVerdict draw={draw} first={first} language={language} />
      <Check>
        <summary>{t('draw.how')}</summary>
        <p className="how">{t('draw.howText', { percent: draw.percent })}</p>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Check>
    </>
  );
}
