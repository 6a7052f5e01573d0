import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { MainPrices, OtherPrices, premiumNamePrices, type NamePrices } from './domain-prices.tsx';

export interface RowActions {
  /** Looks the name up anew. */
  readonly onRetry: (name: string) => void;
  /** Searches for another name. */
  readonly onSearch: (name: string) => void;
}

interface DomainRowProps extends RowActions {
  name: DomainName;
  /** Absent: it is being looked up. */
  answer: DomainAnswer | undefined;
  suffix: SuffixView | undefined;
  /** Offered where the name is taken. */
  alternatives: readonly string[];
  language: Language;
}

const marks = { free: '✓', taken: '×', premium: '★', unknown: '?', asking: '…' } as const;
const tones = { free: 'success', taken: 'neutral', premium: 'land', unknown: 'neutral', asking: 'neutral' } as const;
/** An older answer says its age. */
const ageShownSeconds = 10;
const minuteSeconds = 60;

/** A name, what is known of it, and what can be done about it. */
export function DomainRow({ name, answer, suffix, alternatives, language, onRetry, onSearch }: DomainRowProps) {
  const { t } = useTranslation('domains');
  const state = answer?.state ?? 'asking';
  const prices = answer?.state === 'premium' ? premiumNamePrices(answer.prices) : suffix;
  const isBuyable = state === 'free' || state === 'premium';
  const age = answer?.ageSeconds ?? 0;
  return (
    <li data-state={state} aria-busy={state === 'asking'}>
      <span className="mark" aria-hidden="true">
        {marks[state]}
      </span>
      <p className="name">
        <b>{name.name}</b>
        {name.ascii === name.name ? null : <span>{t('results.wire', { ascii: name.ascii })}</span>}
        <NameWarning name={name} />
      </p>
      <div className="state">
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        {age >= ageShownSeconds ? (
          <small>
            {age < minuteSeconds ? t('age.seconds', { seconds: age }) : t('age.minutes', { minutes: Math.floor(age / minuteSeconds) })}
          </small>
        ) : null}
        {answer?.state === 'unknown' ? <small>{t(`unknown.${answer.reason}`)}</small> : null}
      </div>
      {prices && isBuyable ? <MainPrices prices={prices} language={language} /> : null}
      {answer?.state === 'unknown' ? (
        <p className="price">
          <Button size="sm" onClick={() => onRetry(name.ascii)} aria-label={t('retry.name', { name: name.name })}>
            {t('retry.label')}
          </Button>
        </p>
      ) : null}
      {state === 'taken' && alternatives.length > 0 ? <Offers label={t('alternatives')} names={alternatives} onSearch={onSearch} /> : null}
      {answer && answer.variants.length > 0 ? <Offers label={t('variants')} names={answer.variants} onSearch={onSearch} /> : null}
      {prices && suffix && isBuyable ? <MoreFacts prices={prices} suffix={suffix} language={language} /> : null}
    </li>
  );
}

function NameWarning({ name: { warning } }: { name: DomainName }) {
  const { t } = useTranslation('domains');
  if (!warning) return null;
  return (
    <span className="warning">
      <WarningIcon />
      {warning.kind === 'looks-like' ? t('warning.looksLike', { ascii: warning.ascii }) : t('warning.mixedScript')}
    </span>
  );
}

function Offers({ label, names, onSearch }: { label: string; names: readonly string[]; onSearch: RowActions['onSearch'] }) {
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

/** The rarer prices, and what the registry asks of a buyer. */
function MoreFacts({ prices, suffix: { suffix, asks }, language }: { prices: NamePrices; suffix: SuffixView; language: Language }) {
  const { t } = useTranslation('domains');
  return (
    <div className="more facts">
      <OtherPrices prices={prices} language={language} />
      {asks.realName ? <Tag>{t('asks.realName')}</Tag> : null}
      {asks.localPresence ? <Tag>{t('asks.localPresence')}</Tag> : null}
      {asks.eligibility ? <p>{t('asks.of', { suffix, text: asks.eligibility })}</p> : null}
    </div>
  );
}
