import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { enhanceDropdowns } from '#components/frame/menu/dropdowns.ts';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { SiteHeader } from '#components/frame/site-header.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { Frame } from '#lib/page/load-frame.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockMedia, type MockedMedia } from '#tests/setup/mock-media.ts';

/** Gives the tests of a file a header whose menus open and close by a fake clock. */
export function openHeaders(): void {
  let endDropdowns: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    endDropdowns = enhanceDropdowns();
  });
  afterEach(() => {
    endDropdowns();
    jest.useRealTimers();
  });
}

/** Renders the header in a window of that width, which can be changed. */
export function show(widthPx: number, frame: Frame = sampleFrame, checkout = false): MockedMedia {
  const media = mockMedia({ widthPx });
  renderInSite(
    <StoreStateProvider settings={null} language="en">
      <SiteHeader frame={frame} language="en" checkout={checkout} />
      <main id="main">
        <a href="/elsewhere">Elsewhere</a>
      </main>
    </StoreStateProvider>,
  );
  return media;
}

export const word = (name: string): HTMLElement => screen.getByText(name, { selector: 'summary' });
export const menuOf = (name: string): HTMLDetailsElement => word(name).closest('details') ?? document.createElement('details');
export const press = (key: string, on: Element | null = document.activeElement): boolean => fireEvent.keyDown(on ?? document.body, { key });
export const point = (type: string, on: Element, at = { x: 0, y: 0 }): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  act(() => void on.dispatchEvent(event));
};
export const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
export const open = (name: string): void => {
  word(name).focus();
  menuOf(name).open = true;
};
