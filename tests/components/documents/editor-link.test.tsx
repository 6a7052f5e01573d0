import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EditorLink } from '#components/documents/editing/editor-link.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const answers = jest.fn<() => Promise<{ ok: boolean; json: () => Promise<unknown> }>>();
const known = { ok: true, json: async () => ({ id: 'e-editor', email: 'editor@hostfront.test' }) };
const unknown = { ok: true, json: async () => ({}) };

beforeEach(() => {
  answers.mockReset();
  Object.assign(globalThis, { fetch: answers });
  window.localStorage.clear();
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the link to the Studio', () => {
  test('is there for an editor who is logged in', async () => {
    window.localStorage.setItem('studioSession', 'lake');
    answers.mockResolvedValue(known);
    renderInSite(<EditorLink documentId="drafts.article-tos-ja" />, 'ja');
    const link = await screen.findByRole('link', { name: 'Studioで編集' });
    expect(link).toHaveAttribute('href', '/studio/intent/edit/id=article-tos-ja;type=article');
  });

  test('is not there for a visitor, for whom nobody is asked', async () => {
    renderInSite(<EditorLink documentId="a" />);
    await settled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(answers).not.toHaveBeenCalled();
  });

  test('goes with the session, and nobody is asked again', async () => {
    window.localStorage.setItem('studioSession', 'lake');
    answers.mockResolvedValue(unknown);
    renderInSite(<EditorLink documentId="a" />);
    await settled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('studioSession')).toBeNull();
  });

  test('does without the lake where the session is hosted Sanity’s', async () => {
    window.localStorage.setItem('studioSession', 'hosted');
    renderInSite(<EditorLink documentId="a" />);
    expect(await screen.findByRole('link', { name: 'Edit in Studio' })).toBeInTheDocument();
    expect(answers).not.toHaveBeenCalled();
  });

  test('R-13 is not there where storage is blocked or the lake is away', async () => {
    window.localStorage.setItem('studioSession', 'lake');
    answers.mockRejectedValue(new Error('away'));
    renderInSite(<EditorLink documentId="a" />);
    await settled();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderInSite(<EditorLink documentId="a" />);
    await settled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
