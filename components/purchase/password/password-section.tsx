import { useCallback, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { checkServerPassword, serverPasswordBounds } from '#lib/rules/server-password.ts';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import { formStep } from '../configurator/form-step.ts';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import { GeneratedPassword } from './generated-password.tsx';
import { OwnPassword } from './own-password.tsx';
import { PasswordLeftNote } from './password-left-notice.tsx';
import type { PasswordProps } from './password-props.ts';
import { useGeneratedPassword } from './use-generated-password.ts';

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

/** A password from the browser's random source, shown once, or the buyer's own. */
export const PasswordSection = formStep(
  ['password'],
  function PasswordSection({
    configuration,
    change,
    password,
    onPassword,
    onGenerate,
    isUnseen,
    left,
    onNoted,
    missing,
  }: Pick<ChoiceProps<'password'>, 'configuration' | 'change'> & PasswordProps) {
    const { t } = useTranslation('purchase');
    const [seen, setSeen] = useState(false);
    const isOwn = configuration.password === 'own';
    const { place, reset, ...generated } = useGeneratedPassword({ password, onGenerate, onNoted, isUnseen });
    const choose = useCallback(
      (source: string) => {
        onPassword('');
        reset();
        change({ password: source === 'own' ? 'own' : 'generated' });
      },
      [onPassword, reset, change],
    );
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
            about={t('password.ownHelp', { ...serverPasswordBounds })}
          />
        </OptionGroup>
        <Fields>
          {left !== null && (left === 'generated' ? !isOwn && password !== '' : password === '') ? <PasswordLeftNote left={left} /> : null}
          {isOwn ? (
            <OwnPassword password={password} onPassword={onPassword} seen={seen} onSeen={setSeen} missing={missing} />
          ) : (
            <GeneratedPassword password={password} view={generated} place={place} />
          )}
          {missing && (isUnseen || !checkServerPassword(password).ok) ? (
            <p className="error" role="alert">
              <WarningIcon />
              {isUnseen ? t('obstacle.newPassword') : isOwn ? t('password.wrong') : t('password.missing')}
            </p>
          ) : null}
        </Fields>
      </FormSection>
    );
  },
);
