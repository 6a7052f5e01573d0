import { useCallback, useEffect, useMemo, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Note } from '#components/ui/note.tsx';
import { QuoteDetails } from './quote-details.tsx';
import { findQuote, requestQuote } from './request-quote.ts';
import { shownCurrency } from './shown-currency.ts';

const Waiting = chakra('p', { base: { color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } });

type State = { readonly kind: 'waiting' } | { readonly kind: 'log-in' } | { readonly kind: 'failed' } | { readonly kind: 'quote'; readonly quote: Quote };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Shows the quote that the address names while it holds; else asks for a new one, so that a reload or a link never shows an old price. */
export function Confirmation({ content, language }: { content: PurchaseContent; language: Language }) {
  const { t } = useTranslation('purchase');
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const configuration = useMemo(() => readPurchaseAddress(window.location.search, content.catalogue, content.region)?.configuration ?? null, [content]);

  const load = useCallback(async (): Promise<State> => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    if (readScriptCookie(document, 'token') === null) return { kind: 'log-in' };
    const currency = shownCurrency(language);
    const id = new URLSearchParams(window.location.search).get('quote') ?? '';
    const kept = uuid.test(id) ? await findQuote(id) : null;
    // another currency was chosen meanwhile: the old quote is not what the page shows
    if (kept?.currency === currency) return { kind: 'quote', quote: kept };
    if (!configuration) return { kind: 'failed' };
    const asked = await requestQuote({ configuration, currency, password: '' });
    if (asked.ok) return { kind: 'quote', quote: asked.quote };
    return { kind: asked.loggedOut ? 'log-in' : 'failed' };
  }, [configuration, language]);

  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const next = await load().catch((): State => ({ kind: 'failed' }));
      if (!left) setState(next);
    };
    void show();
    return () => { left = true; };
  }, [load]);

  const back = configuration ? <ButtonLink href={purchasePath(configuration, content.catalogue)} language={language}>{t('confirm.change')}</ButtonLink> : null;
  switch (state.kind) {
    case 'waiting':
      return <Waiting role="status">{t('confirm.waiting')}</Waiting>;
    case 'log-in':
      return (
        <Note tone="info">
          <p>{t('logInFirst')}</p>
          <Actions>
            <Button variant="primary" onClick={() => window.location.assign(loginAddress(`${window.location.pathname}${window.location.search}`))}>{t('button.logIn')}</Button>
            {back}
          </Actions>
        </Note>
      );
    case 'failed':
      return <Note tone="warn"><p>{t('confirm.failed')}</p><Actions>{back}</Actions></Note>;
    case 'quote':
      return configuration ? <QuoteDetails quote={state.quote} configuration={configuration} catalogue={content.catalogue} language={language}>{back}</QuoteDetails> : null;
  }
}
