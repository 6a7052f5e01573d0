import { expect, test } from '@jest/globals';
import { ActivationPage } from '#components/onboarding/activation-page.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { ActivationStep } from '#lib/onboarding/activation-step.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

function draw(step: ActivationStep, language: Language): HTMLElement {
  return renderInSite(
    <StoreStateProvider settings={null} language={language}>
      <ActivationPage step={step} language={language} />
    </StoreStateProvider>,
    language,
  ).container;
}

const affiliates: Readonly<Record<Language, RegExp>> = { en: /affiliate/i, zh: /推广|联盟|返佣|佣金/, ja: /アフィリエイト|紹介/ };

const ownerAlone = {
  en: /only you hold the root password/,
  zh: /root 密码只在您手里/,
  ja: /rootのパスワードを持つのはお客さまだけ/,
} as const satisfies Record<Language, RegExp>;

test.each(languages)(
  'R-12.6 where the first server is started, the %s page says that its owner alone has the root password',
  (language) => {
    expect(draw('firstServer', language).textContent).toMatch(ownerAlone[language]);
  },
);

test.each(languages)(
  'R-12.6 where the real name is verified, the %s page says that the affiliate programme needs it, and leads to the form of the account centre, and from there to the next step',
  (language) => {
    const page = draw('realName', language);
    expect(page.textContent).toMatch(affiliates[language]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
      `/ucenter/console/realName?url=${encodeURIComponent(localizePath('/activate/3', language))}`,
    );
  },
);
