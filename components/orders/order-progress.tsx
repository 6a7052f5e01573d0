import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { buildProgress } from '#lib/orders/build-progress.ts';
import { orderSteps, type StepOfOrder } from '#lib/orders/order-steps.ts';
import { Steps, type Step } from '#components/ui/charts/steps.tsx';
import { CellBar } from '#components/ui/charts/cell-bar.tsx';
import { TimeToPayClock } from '#components/ui/charts/time-to-pay-clock.tsx';
import type { SeenOrder } from './use-order.ts';
import { useTicking } from '#components/ui/runtime/use-ticking.ts';
import { useOrderWords } from './words-of-order.ts';

const Part = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '2', '& .small': { textStyle: 'sm', color: 'fg.muted' } },
});

const buildCells = 12;

/** The time left to pay, by the service's clock. */
export function TimeToPay({ seen: { order, seenAtMs } }: { seen: SeenOrder }) {
  const { t } = useTranslation('orders');
  return (
    <TimeToPayClock
      payment={order}
      seenAtMs={seenAtMs}
      size="large"
      heading={t('time.heading')}
      words={(left) => t('time.left', left)}
      over={t('time.over')}
      note={t('time.cells')}
    />
  );
}

/** The progress of the server's build, in cells and seconds. */
export function Building({ seen: { order, seenAtMs } }: { seen: SeenOrder<OrderMessage> }) {
  const { t } = useTranslation('orders');
  const progress = buildProgress(order, useTicking(seenAtMs, order.server?.state === 'building'));
  if (!progress) return null;
  const { passed, whole, late } = progress;
  return (
    <Part>
      <CellBar full={Math.floor((passed / whole) * buildCells)} whole={buildCells} />
      <p className="small">{late ? t('building.late') : t('building.progress', { passed, whole })}</p>
    </Part>
  );
}

/** The steps of an order: reached ones with their time, the current one, and those to come. */
export function OrderProgress({ seen: { order }, language }: { seen: SeenOrder; language: Language }) {
  const { t } = useOrderWords('domain' in order ? 1 : quantityOf(order.configuration));
  const waitingFor = (step: StepOfOrder['step']): string => {
    switch (step) {
      case 'paid':
      case 'building':
      case 'refunding':
        return t(`stepNow.${step}`);
      default:
        return t('stepNow.other');
    }
  };
  const textOf = ({ step, state, at }: StepOfOrder): string => {
    if (state === 'now') return waitingFor(step);
    if (at !== null) return formatLocalInstant(at, language);
    // what has no instant of its own is over all the same
    return state === 'done' ? '' : t('stepTodo');
  };
  const steps = orderSteps(order).map((each): Step => ({ state: each.state, title: t(`step.${each.step}`), text: textOf(each) }));
  return (
    <Steps steps={steps} states={{ done: t('stepState.done'), now: t('stepState.now'), todo: t('stepState.todo') }} language={language} />
  );
}
