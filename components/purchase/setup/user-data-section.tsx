import { lazy, memo, Suspense, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import type { ServerSetupChoice } from './use-server-setup.ts';

const Fields = styled('div', { base: { ...fieldStyles } });

/** Few buyers have such a text: nobody else loads its field. */
const UserDataField = lazy(() => import('./user-data-field.tsx').then((module) => ({ default: module.UserDataField })));

interface UserDataSectionProps {
  setup: ServerSetupChoice;
  /** Whether the image reads it; null: none is chosen yet. */
  isRead: boolean | null;
  missing: boolean;
}

/** A text for cloud-init, for those who have one. */
export const UserDataSection = memo(function UserDataSection({ setup, isRead, missing }: UserDataSectionProps) {
  const { t } = useTranslation('purchase');
  const [isOpen, setOpen] = useState(setup.userData !== '');
  return (
    <FormSection id="user-data" title={t('setup.userData')}>
      <Fields>
        {isRead === false ? <p className="help">{t(setup.userData === '' ? 'setup.userDataLinux' : 'setup.userDataUnread')}</p> : null}
        {isOpen ? (
          <Suspense fallback={<p className="help">{t('setup.loading')}</p>}>
            <UserDataField setup={setup} missing={missing} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
        {isOpen || isRead === false ? null : (
          <div className="field">
            <p className="help">{t('setup.userDataAbout')}</p>
            <div>
              <Button size="sm" onClick={() => setOpen(true)}>
                {t('setup.userDataAdd')}
              </Button>
            </div>
          </div>
        )}
      </Fields>
    </FormSection>
  );
});
