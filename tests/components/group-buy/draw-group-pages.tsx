import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactElement } from 'react';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { GroupPage, type GroupContent } from '#components/group-buy/group/group-page.tsx';
import type { GroupPorts } from '#components/group-buy/group-ports.ts';
import { openGroup, sampleGroup, silentPorts } from '#components/group-buy/group-samples.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

export const ok = <Message,>(message: Message): Promise<MydocResult<Message>> => Promise.resolve({ ok: true, message });

export const noClock = () => new Promise<null>(() => {});

/** From the next rendering on somebody is logged in, until the cookies are removed. */
export function logInByCookies(): void {
  document.cookie = 'token=1; path=/';
  document.cookie = 'username=harbour; path=/';
}

export function logOutByCookies(): void {
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0; path=/`;
}

export const drawInState = (element: ReactElement) =>
  act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <StoreStateProvider settings={null} language="en">
            {element}
          </StoreStateProvider>
        </SWRConfig>,
      ),
  );

const content: GroupContent = { ...sampleGroup, groupId: openGroup.id, isUnknown: false };

/** The page of a group that the service answers with, and never changes. */
export const drawGroup = (group: GroupMessage, ports: Partial<GroupPorts> = {}, change: Partial<GroupContent> = {}) =>
  drawInState(
    <GroupPage
      content={{ ...content, ...change }}
      language="en"
      askClock={noClock}
      ports={{ ...silentPorts, detail: () => ok(group), ...ports }}
    />,
  );

export const press = async (name: RegExp | string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
