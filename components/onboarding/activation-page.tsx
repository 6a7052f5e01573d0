import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ActivationStep } from '#lib/onboarding/activation-step.ts';
import type { CentrePage } from '#lib/account/centre-pages.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { AccountSteps } from './account-steps.tsx';
import { AccountLine } from './account-line.tsx';
import { ArrivalLayout } from './onboarding-layout.ts';

type Action = { readonly centre: CentrePage } | { readonly site: string };

/** Where a step is done, where to go instead, and where its terms are. */
const links = {
  email: { action: { centre: 'console' }, later: '/activate/2', terms: '/doc/article/privacy' },
  realName: { action: { centre: 'realName' }, later: '/activate/3', terms: '/doc/article/privacy' },
  firstServer: { action: { site: '/product/vps-buy' }, later: '/doc/article/getting-started', terms: '/doc/article/refund' },
} as const satisfies Record<ActivationStep, { action: Action; later: string; terms: string }>;

/** A page of the account centre answers in this page's language, and leads back to it. */
function useActionAddress(action: Action, later: string, language: Language): string {
  const centreHref = useCentreAddress('centre' in action ? action.centre : 'console');
  return 'site' in action ? action.site : `${centreHref}?url=${encodeURIComponent(localizePath(later, language))}`;
}

interface ActivationPageProps {
  step: ActivationStep;
  language: Language;
}

/** One step to a fully activated account, and the list of all three. */
export function ActivationPage({ step, language }: ActivationPageProps) {
  const { t } = useTranslation('onboarding');
  const { action, later, terms } = links[step];
  const actionHref = useActionAddress(action, later, language);
  return (
    <>
      <PageTitle title={t(`activate.${step}.title`)} lead={t(`activate.${step}.lead`)} />
      <ArrivalLayout>
        <div>
          <AccountLine />
          <h2>{t('activate.how')}</h2>
          <ol className="points">
            <li>{t(`activate.${step}.first`)}</li>
            <li>{t(`activate.${step}.second`)}</li>
            <li>{t(`activate.${step}.third`)}</li>
          </ol>
          <p className="actions">
            <ButtonLink href={actionHref} language={language} variant="primary" size="lg">
              {t(`activate.${step}.action`)}
            </ButtonLink>
            <ButtonLink href={later} language={language} variant="tertiary" size="lg">
              {t(`activate.${step}.later`)}
            </ButtonLink>
          </p>
          <div className="facts">
            <div>
              <h3>{t(`activate.${step}.why`)}</h3>
              <p>{t(`activate.${step}.whyText`)}</p>
            </div>
            <div>
              <h3>{t(`activate.${step}.know`)}</h3>
              <p>
                {t(`activate.${step}.knowText`)}{' '}
                <SiteLink href={terms} language={language}>
                  {t(`activate.${step}.knowLink`)}
                </SiteLink>
              </p>
            </div>
          </div>
        </div>
        <section>
          <h2>{t('activate.ladder')}</h2>
          <AccountSteps step={step} language={language} />
        </section>
      </ArrivalLayout>
    </>
  );
}
