import { Fragment, useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ConsentSwitch } from './consent-switch.tsx';

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
    // on a phone the page is seen behind the question
    '& .choose': { display: 'none' },
    '&[data-short]': {
      '@media (max-width: 640.98px)': {
        '& .choose': { display: 'inline-flex', paddingInline: '0' },
        '& .choose[aria-expanded=false] + ul': { display: 'none' },
        '& p': { marginBottom: '0' },
        gap: '2',
      },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .actions > button': { flex: '1 1 auto', fontSize: '.875rem', paddingInline: '.625rem' },
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
  /** Beside a page that is in use: on a phone the switches come with a press. */
  short?: boolean;
  onConfirm: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

/** The four categories. Accepting and refusing take one press each, on buttons that look the same. */
export function ConsentForm({ initial, language, short = false, onConfirm, onCancel }: ConsentFormProps) {
  const { t } = useTranslation('overlays');
  const [choice, setChoice] = useState(initial);
  const [isChoosing, setChoosing] = useState(false);
  const listId = useId();
  return (
    <Form
      data-short={short ? '' : undefined}
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
        <Button
          className="choose"
          variant="tertiary"
          size="sm"
          aria-expanded={isChoosing}
          aria-controls={listId}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('cookies.choose')}
        </Button>
        <ul id={listId}>
          <ConsentSwitch name={t('cookies.necessary')} hint={t('cookies.necessaryHint')} on />
          <ConsentSwitch name={t('cookies.preferences')} hint={t('cookies.preferencesHint')} on />
          <ConsentSwitch
            name={t('cookies.statistics')}
            hint={t('cookies.statisticsHint')}
            on={choice.statistics}
            onChange={(statistics) => setChoice({ ...choice, statistics })}
          />
          <ConsentSwitch
            name={t('cookies.marketing')}
            hint={t('cookies.marketingHint')}
            on={choice.marketing}
            onChange={(marketing) => setChoice({ ...choice, marketing })}
          />
        </ul>
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
