import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { say } from '../../words/say.ts';
import { Controls } from '../controls.ts';
import { whyOf } from '../../connection/reason-of.ts';
import { Page, PageMessage } from '../page.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoFactorCalls, type NewSecret, type TwoFactorState } from './two-factor-calls.ts';

type Step =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'state'; readonly state: TwoFactorState }
  | { readonly kind: 'setting up'; readonly secret: NewSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** One's own log-in: a second step with an authenticator app. */
export function AccountPage() {
  const client = useClient({ apiVersion: contentApiVersion });
  const calls = useMemo(() => twoFactorCalls(client), [client]);
  const [step, setStep] = useState<Step>({ kind: 'reading' });
  const refused = (error: unknown) => setStep({ kind: 'refused', why: whyOf(error) });
  const readState = useCallback(
    () =>
      calls
        .state()
        .then((state) => setStep({ kind: 'state', state }))
        .catch((error: unknown) => setStep({ kind: 'refused', why: whyOf(error) })),
    [calls],
  );
  useEffect(() => void readState(), [readState]);

  const begin = () =>
    calls
      .begin()
      .then((secret) => setStep({ kind: 'setting up', secret }))
      .catch(refused);
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes });

  if (step.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (step.kind === 'refused') return <PageMessage>{say(`Your account could not be read: ${step.why}`)}</PageMessage>;
  return (
    <Page
      title={say('My account')}
      lead={say('With a two-step log-in a stolen password is not enough: after it you type a code that your telephone shows.')}
    >
      {step.kind === 'codes' ? <RecoveryCodes codes={step.codes} onDone={() => void readState()} /> : null}
      {step.kind === 'setting up' ? <SettingUp secret={step.secret} onCode={async (code) => showCodes(await calls.confirm(code))} /> : null}
      {step.kind === 'state' && !step.state.isOn ? (
        <Controls>
          <p>{say('The two-step log-in is off.')}</p>
          <button type="button" onClick={() => void begin()}>
            {say('Set it up')}
          </button>
        </Controls>
      ) : null}
      {step.kind === 'state' && step.state.isOn ? (
        <>
          <p>{say(`The two-step log-in is on. Recovery codes left: ${step.state.codesLeft}`)}</p>
          <h2>{say('New recovery codes')}</h2>
          <p>{say('The codes of before stop working.')}</p>
          <CodeForm
            label={say('Code of the app, or a recovery code')}
            button={say('Make new codes')}
            onCode={async (code) => showCodes(await calls.newCodes(code))}
          />
          <h2>{say('Switch it off')}</h2>
          <p>{say('The password alone is enough then.')}</p>
          <CodeForm
            label={say('Code of the app, or a recovery code')}
            button={say('Switch the two-step log-in off')}
            onCode={async (code) => {
              await calls.off(code);
              await readState();
            }}
          />
        </>
      ) : null}
    </Page>
  );
}

function SettingUp({ secret, onCode }: { secret: NewSecret; onCode: (code: string) => Promise<void> }) {
  return (
    <>
      <p>{say('Scan this with an authenticator app, or type the key into it. Then type the six digits that it shows.')}</p>
      <QrCode text={secret.address} label={say('QR code with the key for an authenticator app')} />
      <p>
        {say('Key')}: <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm label={say('Six digits')} button={say('Switch the two-step log-in on')} onCode={onCode} />
    </>
  );
}
