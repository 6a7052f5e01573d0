import { lazy, Suspense, useCallback, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { passwordSources } from '#lib/catalogue/configuration.ts';
import { checkServerPassword, serverPasswordBounds } from '#lib/rules/servers/server-password.ts';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import { formStep } from '../configurator/form-step.ts';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import { GeneratedPassword } from './generated-password.tsx';
import { OwnPassword } from './own-password.tsx';
import { PasswordLeftNote } from './password-left-notice.tsx';
import type { ServerSetupChoice } from '../setup/use-server-setup.ts';
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

const SshKeyFields = lazy(() => import('../setup/ssh-key-fields.tsx').then((module) => ({ default: module.SshKeyFields })));

interface PasswordSectionProps extends Pick<ChoiceProps<'password'>, 'configuration' | 'change'>, PasswordProps {
  /** Where one may log in by SSH keys instead; absent: nowhere. */
  setup?: ServerSetupChoice;
  /** Whether the image takes keys; null: none is chosen yet. */
  takesKeys?: boolean | null;
}

/** A password from the browser's random source, shown once, the buyer's own, or public keys in place of both. */
export const PasswordSection = formStep(
  ['password'],
  function PasswordSection({ configuration, change, secret, missing, setup, takesKeys = null }: PasswordSectionProps) {
    const { t } = useTranslation('purchase');
    const [seen, setSeen] = useState(false);
    const { password, left, isUnseen, set } = secret;
    const isOwn = configuration.password === 'own';
    const byKey = setup !== undefined && configuration.password === 'key';
    const title = setup ? t('password.titleOrKey') : t('password.title');
    const { place, reset, ...generated } = useGeneratedPassword(secret);
    const choose = useCallback(
      (source: string) => {
        set('');
        reset();
        change({ password: passwordSources.find((known) => known === source) ?? 'generated' });
      },
      [set, reset, change],
    );
    return (
      <FormSection id="password" title={title}>
        <OptionGroup name={title} columns={setup ? 'three' : 'two'}>
          <OptionTile
            group="password"
            value="generated"
            checked={!isOwn && !byKey}
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
          {setup ? (
            <OptionTile
              group="password"
              value="key"
              checked={byKey}
              disabled={takesKeys === false}
              onChoose={choose}
              name={t('setup.byKey')}
              about={takesKeys === false ? t('setup.linuxOnly') : t('setup.byKeyHelp')}
            />
          ) : null}
        </OptionGroup>
        <Fields>
          {left !== null && (left === 'generated' ? !isOwn && password !== '' : password === '') ? <PasswordLeftNote left={left} /> : null}
          {byKey ? (
            <Suspense fallback={<p className="help">{t('setup.loading')}</p>}>
              <SshKeyFields setup={setup} missing={missing} />
            </Suspense>
          ) : null}
          {!byKey && isOwn ? <OwnPassword secret={secret} seen={seen} onSeen={setSeen} missing={missing} /> : null}
          {byKey || isOwn ? null : <GeneratedPassword password={password} view={generated} place={place} />}
          {!byKey && missing && (isUnseen || !checkServerPassword(password).ok) ? (
            <p className="error" role="alert">
              <WarningIcon />
              {isUnseen ? t('obstacle.newPassword') : t(isOwn ? 'password.wrong' : 'password.missing')}
            </p>
          ) : null}
        </Fields>
      </FormSection>
    );
  },
);
