import { activationSteps } from '#lib/onboarding/activation-step.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { ActivationPage } from './activation-page.tsx';
import { SignUpStart } from './sign-up-start.tsx';
import { WelcomePage } from './welcome-page.tsx';

const [email, realName, firstServer] = activationSteps;

export const onboardingExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <StoreStateProvider settings={null} language="en">
        <WelcomePage language="en" />
      </StoreStateProvider>
    ),
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <StoreStateProvider settings={null} language="ja">
        <ActivationPage step={firstServer} language="ja" />
      </StoreStateProvider>
    ),
  },
  {
    name: 'longest',
    language: 'en',
    element: (
      <StoreStateProvider settings={null} language="en">
        <ActivationPage step={email} language="en" />
      </StoreStateProvider>
    ),
  },
  {
    name: 'empty',
    language: 'zh',
    element: (
      <StoreStateProvider settings={null} language="zh">
        <ActivationPage step={realName} language="zh" />
      </StoreStateProvider>
    ),
  },
  { name: 'typical', language: 'en', element: <SignUpStart label="Create an account" language="en" /> },
];
