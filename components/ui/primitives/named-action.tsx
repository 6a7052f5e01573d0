import { VisuallyHidden } from './visually-hidden.tsx';

interface NamedActionProps {
  /** What is seen: 'Configure'. */
  action: string;
  /** The action with its object, in the order of the language: 'Configure Starter', 'スターターを構成する'. */
  whole: string;
}

/** A short action of one of several equal rows; screen readers hear its object too, where the language puts it. */
export function NamedAction({ action, whole }: NamedActionProps) {
  const at = whole.indexOf(action);
  if (at === -1) return whole;
  return (
    <>
      <VisuallyHidden>{whole.slice(0, at)}</VisuallyHidden>
      {action}
      <VisuallyHidden>{whole.slice(at + action.length)}</VisuallyHidden>
    </>
  );
}
