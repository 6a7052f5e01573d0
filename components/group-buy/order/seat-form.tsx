import { useEffect, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { effectiveInWords } from '#lib/content/effective-in-words.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { FormSection } from '#components/purchase/configurator/form-section.tsx';
import { OptionGroup, OptionTile } from '#components/purchase/configurator/option-tile.tsx';
import { ButtonPlace, StateButton } from '#components/purchase/configurator/state-button.tsx';
import { PasswordSection } from '#components/purchase/password/password-section.tsx';
import { HostNameSection } from '#components/purchase/setup/host-name-section.tsx';
import { UserDataSection } from '#components/purchase/setup/user-data-section.tsx';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import { AgreeBox } from '#components/ui/controls/agree-box.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import type { GroupPorts, TakenSeat } from '../group-ports.ts';
import { SeatFacts } from './seat-facts.tsx';
import type { SeatOffer } from './seat-offer.ts';
import { useSeatForm, type SeatFormView } from './use-seat-form.ts';

const Steps = styled('div', {
  base: {
    counterReset: 'step',
    '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'sm', '& a': { minHeight: '24px' } },
  },
});

/** A group to be created, by the sizes to choose from, or one to be joined. */
export type SeatAim = { readonly kind: 'create'; readonly headCounts: readonly number[] } | { readonly kind: 'join'; readonly id: string };

interface SeatFormProps {
  slug: GroupSlug;
  aim: SeatAim;
  offer: SeatOffer;
  ports: Pick<GroupPorts, 'take' | 'pay'>;
  language: Language;
  onMoved: (taken: TakenSeat | null) => void;
}

const inOrder = ['image', 'password', 'host-name', 'user-data', 'terms'] as const;

/** The order of a seat, step by step: size, system, password or keys, host name, what it costs and when, and the terms. */
export function SeatForm({ slug, aim, offer: pageOffer, ports, language, onMoved }: SeatFormProps) {
  const { t } = useTranslation(['group-buy', 'purchase']);
  const currency = useCurrency(language);
  const [headCount, setHeadCount] = useState(aim.kind === 'create' ? (aim.headCounts[0] ?? 0) : 0);
  const place = aim.kind === 'create' ? { kind: 'create' as const, campaign: slug, headCount } : aim;
  const form = useSeatForm({ slug, place, offer: pageOffer, currency, ports, language, onMoved });
  const { offer } = form;
  const steps = useRef<HTMLDivElement>(null);
  const first = inOrder.find((part) => form.faults[part] !== undefined);
  useEffect(() => {
    const part = first && steps.current?.querySelector(`#${first}`);
    // of the keys their field, which is behind the tiles of the ways to log in
    if (part) (part.querySelector<HTMLElement>('textarea') ?? part.querySelector<HTMLElement>('input, .shown button'))?.focus();
  }, [first, form.faults]);
  const amount = offer.prices.group[currency];
  const whileOffered = form.sending ? 'requesting' : 'next';
  if (offer.terms === null) return <Note tone="warn">{t('purchase:confirm.terms.unavailable')}</Note>;
  return (
    <Steps ref={steps}>
      {aim.kind === 'create' ? (
        <FormSection id="head-count" title={t('form.headCount')}>
          <OptionGroup name={t('form.headCount')} columns="four">
            {aim.headCounts.map((count) => (
              <OptionTile
                key={count}
                group="head-count"
                value={String(count)}
                checked={count === headCount}
                onChoose={(value) => setHeadCount(Number(value))}
                name={t('form.people', { count })}
                small
              />
            ))}
          </OptionGroup>
          <p className="help">{t('form.headCountHelp')}</p>
        </FormSection>
      ) : null}
      <ImageStep images={offer.images} form={form} />
      <SetupSteps form={form} />
      <FormSection id="terms" title={t('form.check')}>
        <SeatFacts offer={offer} currency={currency} language={language} />
        <TermsBox terms={offer.terms} form={form} language={language} />
        <ButtonPlace>
          <div role="alert" className="fault">
            {form.faults.button === undefined ? null : <LazySafeHtml html={form.faults.button} />}
          </div>
          <StateButton
            kind={amount === null ? 'limited' : whileOffered}
            words={{
              next: t(aim.kind === 'create' ? 'form.create' : 'form.join', { amount: amount ? formatMoney(amount, language) : '' }),
              requesting: t('form.sending'),
              'sold-out': t('purchase:soldOut'),
              limited: t('form.notSold'),
              'log-in': t('group.logIn'),
            }}
            onPress={form.submit}
          />
        </ButtonPlace>
        <p className="help">{t('form.stays')}</p>
      </FormSection>
    </Steps>
  );
}

/** By what one logs in to the server, what it is called, and what it reads at its first start. */
function SetupSteps({ form: { source, chooseSource, password, setup, takesKeys, faults } }: { form: SeatFormView }) {
  return (
    <>
      <PasswordSection
        configuration={{ password: source }}
        change={(chosen) => {
          if (chosen.password) chooseSource(chosen.password);
        }}
        secret={password}
        missing={faults.password !== undefined}
        setup={setup}
        takesKeys={takesKeys}
      />
      <HostNameSection setup={setup} missing={faults['host-name'] !== undefined} />
      <UserDataSection setup={setup} isRead={takesKeys} missing={faults['user-data'] !== undefined} />
    </>
  );
}

function ImageStep({ images, form }: { images: SeatOffer['images']; form: SeatFormView }) {
  const { t } = useTranslation(['group-buy', 'purchase']);
  return (
    <FormSection id="image" title={t('purchase:image.title')}>
      <OptionGroup name={t('purchase:image.title')} columns="four">
        {images.map(({ code, name, version }) => (
          <OptionTile
            key={code}
            group="image"
            value={code}
            checked={code === form.image}
            onChoose={form.chooseImage}
            name={name}
            about={version}
          />
        ))}
      </OptionGroup>
      {form.faults.image === undefined ? null : (
        <p className="error" role="alert">
          <WarningIcon />
          {form.faults.image}
        </p>
      )}
      <p className="help">{t('form.imageHelp')}</p>
    </FormSection>
  );
}

function TermsBox({ terms, form, language }: { terms: NonNullable<SeatOffer['terms']>; form: SeatFormView; language: Language }) {
  const { t } = useTranslation('purchase');
  const version = form.termsVersion;
  const label =
    version === terms.version
      ? t('confirm.terms.read', { version, date: effectiveInWords(terms, language) })
      : t('confirm.terms.readNew', { version });
  return (
    <AgreeBox name="terms" checked={form.accepted} onChange={form.accept} error={form.faults.terms ?? null} label={label}>
      <p className="links">
        <a href={localizePath(terms.path, language)} target="_blank" rel="noopener">
          {t('confirm.terms.open')}
        </a>
      </p>
    </AgreeBox>
  );
}
