import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { generatePassword } from '#lib/purchase/generate-password.ts';
import { passwordStrength } from '#lib/purchase/password-strength.ts';
import { checkCvmPassword, cvmPasswordBounds } from '#lib/rules/cvm-password.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { CheckIcon, CopyIcon, WarningIcon } from '#components/ui/primitives/icons.tsx';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import { formStep } from '../configurator/form-step.ts';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import type { PasswordLeft } from './password-left.ts';
import { PasswordLeftNote } from './password-left-notice.tsx';
import { PasswordRules } from './password-rules.tsx';

const Fields = styled('div', {
  base: {
    ...fieldStyles,
    display: 'grid',
    gap: '4',
    '& .shown': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '1.0625rem',
      background: 'bg.subtle',
      padding: '.5rem .75rem',
      borderRadius: 'l1',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
    '& .entry': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: '2' },
  },
});

export interface PasswordProps {
  /** Held in this page's memory alone: it is in no address, no storage and no log. */
  password: string;
  onPassword: (password: string) => void;
  /** There was one when the form was left. */
  left: PasswordLeft | null;
  /** Whoever looks at it has taken note of the password that is shown. */
  onNoted: () => void;
  missing: boolean;
}

/** A password from the browser's random source, shown once, or the buyer's own. */
export const PasswordSection = formStep(
  ['password'],
  function PasswordSection({
    configuration,
    change,
    password,
    onPassword,
    left,
    onNoted,
    missing,
  }: ChoiceProps<'password'> & PasswordProps) {
    const { t } = useTranslation('purchase');
    const id = useId();
    const [shown, setShown] = useState<'hidden' | 'generated'>(left === 'generated' ? 'generated' : 'hidden');
    const [seen, setSeen] = useState(false);
    const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('');
    const isOwn = configuration.password === 'own';
    const choose = useCallback(
      (source: string) => {
        onPassword('');
        setShown('hidden');
        setCopied('');
        change({ password: source === 'own' ? 'own' : 'generated' });
      },
      [onPassword, change],
    );
    // the button that was pressed is gone afterwards: the focus goes to the one in its place
    const place = useRef<HTMLDivElement>(null);
    const pressed = useRef(false);
    useEffect(() => {
      if (pressed.current) place.current?.querySelector('button')?.focus();
      pressed.current = false;
    }, [shown]);
    const show = (next: typeof shown): void => {
      pressed.current = true;
      setShown(next);
    };
    const generate = (): void => {
      onPassword(generatePassword());
      show('generated');
      setCopied('');
    };
    const copy = async (): Promise<void> => {
      onNoted();
      try {
        await navigator.clipboard.writeText(password);
        setCopied('copied');
      } catch {
        setCopied('failed');
      }
    };
    const strengths = {
      refused: t('password.strength.refused'),
      fair: t('password.strength.fair'),
      good: t('password.strength.good'),
      strong: t('password.strength.strong'),
    } as const;
    return (
      <FormSection id="password" title={t('password.title')}>
        <OptionGroup name={t('password.title')}>
          <OptionTile
            group="password"
            value="generated"
            checked={!isOwn}
            onChoose={choose}
            name={t('password.generated')}
            about={t('password.generatedHelp')}
          />
          <OptionTile
            group="password"
            value="own"
            checked={isOwn}
            onChoose={choose}
            name={t('password.own')}
            about={t('password.ownHelp', { ...cvmPasswordBounds })}
          />
        </OptionGroup>
        <Fields>
          {left !== null && (left === 'generated' ? !isOwn && password !== '' : password === '') ? <PasswordLeftNote left={left} /> : null}
          {isOwn ? (
            <div className="field">
              <label className="label" htmlFor={`${id}-own`}>
                {t('password.yours')}
              </label>
              <div className="entry">
                <input
                  id={`${id}-own`}
                  type={seen ? 'text' : 'password'}
                  autoComplete="new-password"
                  spellCheck={false}
                  value={password}
                  aria-describedby={`${id}-rules`}
                  aria-invalid={missing && !checkCvmPassword(password).ok}
                  onChange={(event) => onPassword(event.target.value)}
                />
                <Button onClick={() => setSeen(!seen)} aria-pressed={seen}>
                  {seen ? t('password.hide') : t('password.show')}
                </Button>
              </div>
              <PasswordRules id={`${id}-rules`} password={password} />
              <p className="help" role="status">
                {password === '' ? '' : strengths[passwordStrength(password)]}
              </p>
            </div>
          ) : (
            <>
              {shown === 'generated' && password !== '' ? (
                <div className="shown" ref={place}>
                  <code id={`${id}-made`}>{password}</code>
                  <Button size="sm" aria-describedby={`${id}-made`} onClick={() => void copy()}>
                    {copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
                    {copied === 'copied' ? t('password.copied') : t('password.copy')}
                  </Button>
                  <Button
                    size="sm"
                    variant="tertiary"
                    onClick={() => {
                      onNoted();
                      show('hidden');
                    }}
                  >
                    {t('password.kept')}
                  </Button>
                </div>
              ) : (
                <div className="shown" ref={place}>
                  <Button size="sm" onClick={generate}>
                    {password === '' ? t('password.generate') : t('password.generateNew')}
                  </Button>
                  {password === '' ? null : <span className="help">{t('password.ready')}</span>}
                </div>
              )}
              <p className="help" role="status">
                {copied === 'failed' ? t('password.copyFailed') : t('password.once')}
              </p>
            </>
          )}
          {missing && !checkCvmPassword(password).ok ? (
            <p className="error" role="alert">
              <WarningIcon />
              {isOwn ? t('password.wrong') : t('password.missing')}
            </p>
          ) : null}
        </Fields>
      </FormSection>
    );
  },
);
