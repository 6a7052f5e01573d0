import { useId } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { passwordStrength } from '#lib/purchase/password-strength.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';
import { Button } from '#components/ui/controls/button.tsx';
import type { PasswordProps } from './password-props.ts';
import { PasswordRules } from './password-rules.tsx';

interface OwnPasswordProps extends PasswordProps {
  /** Whether it is shown as it is typed. */
  seen: boolean;
  onSeen: (seen: boolean) => void;
}

/** The buyer's own password, the rules that it must meet, and how strong it is. */
export function OwnPassword({ secret: { password, set }, seen, onSeen, missing }: OwnPasswordProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const strengths = {
    refused: t('password.strength.refused'),
    fair: t('password.strength.fair'),
    good: t('password.strength.good'),
    strong: t('password.strength.strong'),
  } as const;
  return (
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
          aria-invalid={missing && !checkServerPassword(password).ok}
          onChange={(event) => set(event.target.value)}
        />
        <Button onClick={() => onSeen(!seen)} aria-pressed={seen}>
          {seen ? t('password.hide') : t('password.show')}
        </Button>
      </div>
      <PasswordRules id={`${id}-rules`} password={password} />
      <p className="help" role="status">
        {password === '' ? '' : strengths[passwordStrength(password)]}
      </p>
    </div>
  );
}
