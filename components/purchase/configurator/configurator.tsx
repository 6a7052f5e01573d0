import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { logInSource } from '#lib/catalogue/on-sale.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { buttonState } from '#lib/purchase/button-state.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { FormSections } from './form-sections.tsx';
import { NextButton } from '../next-button.tsx';
import { OrderSummary } from '../quote/order-summary.tsx';
import { PasswordLeftNotice } from '../password/password-left-notice.tsx';
import { PromotionNotice } from '../promotion/promotion-notice.tsx';
import { isOnceByOffer, soldConfiguration } from '../quantity/sold-configuration.ts';
import { usePromotions } from '../promotion/use-promotions.ts';
import { useConfiguration } from './use-configuration.ts';
import { useLatest } from '../use-latest.ts';
import { useNextStep, type NextStep } from '../use-next-step.ts';
import { AccountNote } from '../account/account-note.tsx';
import { useSavedChoice } from '../saved/use-saved-choice.ts';
import { useServerSetup } from '../setup/use-server-setup.ts';
import { useServerPassword } from '../password/use-server-password.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';

const SavedChoiceOffer = lazy(() => import('../saved/saved-choice-offer.tsx').then((module) => ({ default: module.SavedChoiceOffer })));

const FormAndSummary = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 320px' },
    columnGap: { base: '8', xl: '12' },
    paddingBottom: '20',
    alignItems: 'start',
    '& form': { counterReset: 'step' },
    '& input, & button, & select': { scrollMarginBottom: { base: '96px', lg: '0' }, scrollMarginTop: '96px' },
  },
});

interface ConfiguratorProps {
  content: PurchaseContent;
  language: Language;
}

/** The form and its price; nothing is known before the address was read. */
export const Configurator = memo(function Configurator({ content, language }: ConfiguratorProps) {
  const { t } = useTranslation('purchase');
  const state = useConfiguration(content.catalogue, content.region);
  return state ? <Form content={content} language={language} state={state} /> : <Note tone="info">{t('nothingSold')}</Note>;
});

function Form({ content, language, state }: ConfiguratorProps & { state: NonNullable<ReturnType<typeof useConfiguration>> }) {
  const { catalogue } = content;
  const { configuration, fallbacks, change, forgetFallbacks } = state;
  const stock = useStock();
  const secret = useServerPassword(logInSource(catalogue, configuration));
  const setup = useServerSetup();
  // the chosen tile is painted first; its consequences, and the prices, right after it
  const shown = useDeferredValue(configuration);
  const offers = usePromotions(content, [configuration.promotion], stock);
  const judged = useMemo(() => offers.judge(shown), [offers, shown]);
  const sold = useMemo(() => soldConfiguration(shown, judged), [shown, judged]);
  const price = useMemo(() => estimate(catalogue, sold, offers.discountsOf(sold)), [catalogue, sold, offers]);
  const saved = useSavedChoice(purchaseQuery(configuration, catalogue));
  const wanted = soldConfiguration(configuration, offers.judge(configuration));
  const step = useNextStep({ catalogue, configuration: wanted, language, stock, secret, setup, price, onRequest: saved.keep });
  const { obstacle } = step;
  useFocusOnObstacle(obstacle);
  const isReset = useDeferredValue(fallbacks).some(({ parameter, problem }) => parameter === 'bootDiskSize' && problem === 'out-of-bounds');
  const props = { catalogue, configuration, language, change, stock };
  const [button, shortButton] = useNextButtons(step, isSoldOut(stock, configuration.region, configuration.model));
  const sum = { ...props, configuration: sold, price, promotions: content.promotions };
  return (
    <FormAndSummary>
      <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <AccountNote language={language} />
        {saved.offer ? (
          <Suspense fallback={null}>
            <SavedChoiceOffer
              offer={saved.offer}
              catalogue={catalogue}
              language={language}
              onClose={saved.close}
              onDismiss={saved.dismiss}
            />
          </Suspense>
        ) : null}
        <FallbackNotice fallbacks={fallbacks} onClose={forgetFallbacks} />
        <PromotionNotice {...props} configuration={shown} judged={judged} total={price?.total ?? null} />
        <PasswordLeftNotice key={secret.round} left={secret.left} />
        <FormSections
          {...props}
          shown={shown}
          secret={secret}
          setup={setup}
          obstacle={obstacle}
          isReset={isReset}
          onceByOffer={isOnceByOffer(judged)}
        />
      </form>
      <OrderSummary {...sum}>{button}</OrderSummary>
      <BottomBar {...sum}>{shortButton}</BottomBar>
    </FormAndSummary>
  );
}

/** The button to the next step, in full and short; stable elements until a label changes. */
function useNextButtons(step: NextStep, soldOut: boolean): React.ReactNode[] {
  const { obstacle, requesting, limited } = step;
  const { userData } = useStoreState();
  const kind = buttonState({ requesting, soldOut, limited, loggedIn: userData.username !== null });
  const proceed = useLatest(step.proceed);
  return useMemo(
    () => [false, true].map((short) => <NextButton key="next" kind={kind} obstacle={obstacle} onProceed={proceed} short={short} />),
    [kind, obstacle, proceed],
  );
}

/** Where it is not the first field of its step. */
const focusedFirst: Readonly<Record<string, string>> = {
  newPassword: '.shown button',
  sshKey: 'textarea',
  keyTyped: 'textarea',
  userData: 'textarea',
};

/** Moves the focus to the field that blocks the next step. */
function useFocusOnObstacle(obstacle: NextStep['obstacle']): void {
  useEffect(() => {
    if (obstacle)
      document
        .getElementById(sectionOf(obstacle.field))
        ?.querySelector<HTMLElement>(focusedFirst[obstacle.key] ?? 'input,button,select')
        ?.focus();
  }, [obstacle]);
}

/** The step of the form that a field belongs to. */
function sectionOf(field: string): string {
  if (field.startsWith('disk')) return 'boot-disk';
  if (field.startsWith('dataDisks')) return 'data-disks';
  if (field.startsWith('bandwidth')) return 'network';
  if (field.startsWith('snapshot')) return 'boot-disk';
  return field === 'model' ? 'size' : field;
}
