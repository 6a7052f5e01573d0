import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const Keys = styled('span', {
  base: {
    // a screen that is touched has no keys
    display: 'none',
    '@media (hover: hover) and (min-width: 640px)': { display: 'inline-flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'xs',
    color: 'fg.muted',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '24px', cursor: 'pointer' },
    '& input': { width: '16px', height: '16px', accentColor: 'var(--hf-colors-accent-solid)' },
  },
});

/** The keys of the search; that of a single character can be switched off, for those whose speech or switches would press it by chance. */
export function SearchKeySwitch() {
  const { t } = useTranslation('overlays');
  const id = useId();
  const [isOn, setOn] = useState(() => readStored(browserStorage, 'searchKeyOff') === null);
  const change = (on: boolean): void => {
    setOn(on);
    if (on) removeStored(browserStorage, 'searchKeyOff');
    else writeStored(browserStorage, 'searchKeyOff', '1');
  };
  return (
    <Keys>
      <span>{t('search.keys')}</span>
      <label htmlFor={id}>
        <input id={id} type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
        {t('search.keyOn')}
      </label>
    </Keys>
  );
}
