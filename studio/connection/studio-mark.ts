import { useEffect } from 'react';
import { useCurrentUser, type LayoutProps } from 'sanity';
import { studioMarkName } from '../../lib/content/studio-mark.ts';
import { isHosted } from '../project.ts';
import { usePageLanguage } from '../words/use-page-language.ts';

/** Tells the pages of this site that an editor is logged in, for as long as one is. */
export function useStudioMark(): void {
  const editor = useCurrentUser()?.id;
  useEffect(() => {
    if (!editor) return undefined;
    localStorage.setItem(studioMarkName, isHosted ? 'hosted' : 'lake');
    // on logging out; closing the window leaves the session, and the mark
    return () => localStorage.removeItem(studioMarkName);
  }, [editor]);
}

/** Around hosted Sanity's Studio, which is left as it is otherwise. */
export function MarkingLayout(props: LayoutProps) {
  useStudioMark();
  usePageLanguage();
  return props.renderDefault(props);
}
