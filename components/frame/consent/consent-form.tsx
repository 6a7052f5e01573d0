import { Fragment, useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ConsentSwitch } from './consent-switch.tsx';

/** Where the buttons of the question would not fit on one line. */
const tight = '@media (max-width: 640.98px), (max-height: 599.98px)';
/** Where its switches and its buttons do. */
const wide = '@media (min-width: 841px)';

const Form = styled('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'full',
    minHeight: '0',
    '& p': { textStyle: 'sm', color: 'fg.muted', marginBottom: '3' },
    '& p > *': { display: 'inline-block' },
    '& ul': { borderBottom: '1px solid', borderColor: 'border' },
    '& .choices': { overflowY: 'auto', overscrollBehavior: 'contain', paddingInline: '1', marginInline: '-1' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .actions > button': { flex: '1 1 auto', fontSize: '.875rem', paddingInline: '.625rem' },
    '& .all': { display: 'none' },
    '&[data-short]': {
      gap: '2',
      '& .all': { display: 'inline-flex', paddingInline: '0' },
      '& p': { marginBottom: '0' },
      '& .kinds': { marginTop: '2' },
      '& .actions > button': { [tight]: { paddingInline: '.375rem' } },
    },
    // the page is seen behind the question, and whatever can be agreed to in the question
    '&[data-folded]': {
      '& .kinds, & ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', border: '0' },
      '& .kinds': { justifyContent: 'space-between', marginTop: '0' },
      '& li': { display: 'flex', columnGap: '2', border: '0' },
      '& label': { textStyle: 'sm', fontWeight: 'semibold' },
      '& [data-fixed], & .hint': { display: 'none' },
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto',
        columnGap: '6',
        alignItems: 'center',
        '& .choices': { display: 'contents' },
        '& p': { gridColumn: '1/-1' },
        '& .kinds': { justifyContent: 'flex-start', columnGap: '5' },
      },
    },
  },
});

const clauseEnds = /(?<=[;.]) |(?<=[。，；、])/u;

export interface ConsentChoice {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

interface ConsentFormProps {
  /** The initial state of the switches. */
  initial: ConsentChoice;
  language: Language;
  /** Over a page that is in use: the kinds that are always on, and what each is for, come with a press. */
  short?: boolean;
  onConfirm: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

/** The four categories. Accepting and refusing take one press each, on buttons that look the same. */
export function ConsentForm({ initial, language, short = false, onConfirm, onCancel }: ConsentFormProps) {
  const { t } = useTranslation('overlays');
  const [choice, setChoice] = useState(initial);
  const [isWhole, setWhole] = useState(false);
  return (
    <Form
      data-short={short ? '' : undefined}
      data-folded={short && !isWhole ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(choice);
      }}
    >
      <div className="choices">
        {/* clause by clause: the largest text of a page (LCP) is its own, not this */}
        <p>
          {t('cookies.lead')
            .split(clauseEnds)
            .map((clause) => (
              <Fragment key={clause}>
                <span>{clause}</span>
                {/[;.]$/.test(clause) ? ' ' : null}
              </Fragment>
            ))}{' '}
          <SiteLink href="/doc/article/privacy" language={language}>
            {t('cookies.policy')}
          </SiteLink>
        </p>
        <Kinds choice={choice} onChange={setChoice} isWhole={isWhole} onWhole={setWhole} />
      </div>
      <div className="actions">
        <Button type="submit" variant="secondary">
          {t('cookies.confirm')}
        </Button>
        <Button variant="secondary" onClick={() => onConfirm({ statistics: false, marketing: false })}>
          {t('cookies.onlyNecessary')}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {t('cookies.cancel')}
        </Button>
      </div>
    </Form>
  );
}

interface KindsProps {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
  /** All kinds are seen, with what each is for. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** The switches. */
function Kinds({ choice, onChange, isWhole, onWhole }: KindsProps) {
  const { t } = useTranslation('overlays');
  const listId = useId();
  return (
    <div className="kinds">
      <ul id={listId}>
        <ConsentSwitch name={t('cookies.necessary')} hint={t('cookies.necessaryHint')} on />
        <ConsentSwitch name={t('cookies.preferences')} hint={t('cookies.preferencesHint')} on />
        <ConsentSwitch
          name={t('cookies.statistics')}
          hint={t('cookies.statisticsHint')}
          on={choice.statistics}
          onChange={(statistics) => onChange({ ...choice, statistics })}
        />
        <ConsentSwitch
          name={t('cookies.marketing')}
          hint={t('cookies.marketingHint')}
          on={choice.marketing}
          onChange={(marketing) => onChange({ ...choice, marketing })}
        />
      </ul>
      <Button className="all" variant="tertiary" size="sm" aria-expanded={isWhole} aria-controls={listId} onClick={() => onWhole(!isWhole)}>
        {t('cookies.all')}
      </Button>
    </div>
  );
}
