import { styled } from '#components/ui/styled/styled.ts';
import { buttonRecipe } from '#components/ui/theme/button-recipe.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HeardAnswer } from '#lib/domains/domain-answers.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { namePath } from '#lib/orders/name-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { NameWarning } from '#components/ui/names/name-warning.tsx';
import { MainPrices, OtherPrices, premiumNamePrices, PricesElsewhere, useSoldHere, type NamePrices } from './domain-prices.tsx';

export interface RowActions {
  /** Looks the name up again. */
  readonly onRetry: (name: string) => void;
  /** Searches for another name, offered beside this one (in punycode). */
  readonly onSearch: (name: string, beside: string) => void;
}

interface DomainRowProps extends RowActions {
  name: DomainName;
  /** Absent: it is being looked up. */
  answer: HeardAnswer | undefined;
  /** The clock by which an answer grows old. */
  nowMs: number;
  suffix: SuffixView | undefined;
  /** Offered where the name is taken. */
  alternatives: readonly string[];
  language: Language;
}

/** Not the router’s link, which would ask the server about a name as soon as somebody points at it. */
const PlainLink = styled('a', buttonRecipe);

const marks = { free: '✓', taken: '×', premium: '★', unknown: '?', asking: '…' } as const;
const tones = { free: 'success', taken: 'neutral', premium: 'land', unknown: 'neutral', asking: 'neutral' } as const;
/** An older answer says its age. */
const ageShownSeconds = 10;
const minuteSeconds = 60;

export const rowId = (ascii: string): string => `domain-${ascii}`;

/** A name, what is known of it, and what can be done about it. */
export function DomainRow({ name, answer, nowMs, suffix, alternatives, language, onRetry, onSearch }: DomainRowProps) {
  const { t } = useTranslation('domains');
  const state = answer?.state ?? 'asking';
  const prices = answer?.state === 'premium' ? premiumNamePrices(answer.prices) : suffix;
  const isBuyable = state === 'free' || state === 'premium';
  const isSoldHere = useSoldHere(prices, language);
  const offer = (offered: string): void => onSearch(offered, name.ascii);
  return (
    <li id={rowId(name.ascii)} tabIndex={-1} data-state={state} aria-busy={state === 'asking'}>
      <span className="mark" aria-hidden="true">
        {marks[state]}
      </span>
      <p className="name">
        <b>{name.name}</b>
        {name.ascii === name.name ? null : <span>{t('results.wire', { ascii: name.ascii })}</span>}
        {name.warning ? <NameWarning warning={name.warning} /> : null}
      </p>
      <AnswerState answer={answer} nowMs={nowMs} />
      {prices && isBuyable ? <MainPrices prices={prices} language={language} /> : null}
      {isBuyable && isSoldHere ? (
        <p className="act">
          <PlainLink
            href={localizePath(namePath(name.ascii), language)}
            size="sm"
            aria-label={t('results.registerName', { name: name.name })}
          >
            {t('results.register')}
          </PlainLink>
        </p>
      ) : null}
      {answer?.state === 'unknown' ? (
        <p className="act">
          <Button size="sm" onClick={() => onRetry(name.ascii)} aria-label={t('retry.name', { name: name.name })}>
            {t('retry.label')}
          </Button>
        </p>
      ) : null}
      {prices && isBuyable ? <PricesElsewhere prices={prices} language={language} /> : null}
      {state === 'taken' && alternatives.length > 0 ? <Offers label={t('alternatives')} names={alternatives} onSearch={offer} /> : null}
      {answer && answer.variants.length > 0 ? <Offers label={t('variants')} names={answer.variants} onSearch={offer} /> : null}
      {answer && prices && suffix ? <MoreFacts prices={prices} suffix={suffix} usual={!isBuyable} language={language} /> : null}
    </li>
  );
}

/** The answer in a word, how old it is, and why nothing is known. */
function AnswerState({ answer, nowMs }: Pick<DomainRowProps, 'answer' | 'nowMs'>) {
  const { t } = useTranslation('domains');
  const state = answer?.state ?? 'asking';
  const age = answer ? answer.ageSeconds + Math.max(0, Math.floor((nowMs - answer.heardAtMs) / 1_000)) : 0;
  return (
    <div className="state">
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      {age >= ageShownSeconds ? (
        <small>
          {age < minuteSeconds ? t('age.seconds', { seconds: age }) : t('age.minutes', { minutes: Math.floor(age / minuteSeconds) })}
        </small>
      ) : null}
      {answer?.state === 'unknown' ? <small>{t(`unknown.${answer.reason}`)}</small> : null}
    </div>
  );
}

function Offers({ label, names, onSearch }: { label: string; names: readonly string[]; onSearch: (name: string) => void }) {
  return (
    <div className="more offers">
      <span>{label}</span>
      {names.map((name) => (
        <Button key={name} size="sm" onClick={() => onSearch(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

interface MoreFactsProps {
  prices: NamePrices;
  suffix: SuffixView;
  /** All four prices of the suffix, for a name that cannot be bought now. */
  usual: boolean;
  language: Language;
}

/** Further prices, and what the registry asks of a buyer. */
function MoreFacts({ prices, suffix: { suffix, asks }, usual, language }: MoreFactsProps) {
  const { t } = useTranslation('domains');
  return (
    <div className="more facts">
      {usual ? <span>{t('results.usual', { suffix })}</span> : null}
      <OtherPrices prices={prices} language={language} all={usual} />
      {asks.realName ? <Tag>{t('asks.realName')}</Tag> : null}
      {asks.localPresence ? <Tag>{t('asks.localPresence')}</Tag> : null}
      {asks.eligibility ? <p>{t('asks.of', { suffix, text: asks.eligibility })}</p> : null}
    </div>
  );
}
