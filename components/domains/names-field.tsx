import { useId, useRef, type KeyboardEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { isComposing } from '#components/ui/runtime/is-composing.ts';
import { nameParameter, type SearchOutcome, type SearchState } from './use-domain-search.ts';

const linesAtMost = 5;

const Lines = styled('textarea', {
  base: {
    display: 'block',
    lineHeight: '1.5',
    paddingBlock: '.875rem',
    // five and a half lines, so that a cut line shows that there are more
    maxHeight: '11rem',
    fieldSizing: 'content',
    resize: 'none',
    overflowWrap: 'anywhere',
  },
});

const Below = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& .problem': { display: 'flex', gap: '2', alignItems: 'center', color: 'fg.error', fontWeight: 'semibold' },
    // touch screens have no such keys
    '& .keys': { textStyle: 'xs', color: 'fg.muted', '@media (hover: none), (scripting: none)': { display: 'none' } },
  },
});

interface NamesFieldProps {
  state: Pick<SearchState, 'typed' | 'type' | 'search' | 'prepare'>;
  problem: Extract<SearchOutcome, { ok: false }>['problem'] | null;
}

/**
 * The field for names, which grows with them: Enter searches, Shift and Enter begin a line, pasted lines stay lines, and the keys of an
 * input method are left alone.
 */
export function NamesField({ state: { typed, type, search, prepare }, problem }: NamesFieldProps) {
  const { t } = useTranslation('domains');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const submit = async (): Promise<void> => {
    const found = await search();
    if (!found.ok && found.problem !== 'no-suffix') field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <BigSearch label={t('search.label')} action={t('search.action')} onSubmit={() => void submit()} onType={type}>
        <Lines
          ref={field}
          name={nameParameter}
          // a browser that does not size a field by its content has the lines that were begun
          rows={Math.min(typed.split('\n').length, linesAtMost)}
          value={typed}
          placeholder={t('search.hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => void prepare()}
          onKeyDown={onKey}
          aria-invalid={problem !== null && problem !== 'no-suffix'}
          aria-describedby={problem ? `${id}-problem ${id}-keys` : `${id}-keys`}
        />
      </BigSearch>
      <Below>
        <p className="keys" id={`${id}-keys`}>
          {t('search.keys')}
        </p>
        {problem ? (
          <p className="problem" id={`${id}-problem`} role="alert">
            <WarningIcon />
            {t(`problem.${problem}`)}
          </p>
        ) : null}
      </Below>
    </>
  );
}
