import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { ActionRow } from '#components/ui/controls/action-row.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

/** The main action and secondary links. */
export function Actions({ first, second, language }: { first: TextLink | null; second: TextLink | null; language: Language }) {
  if (!first && !second) return null;
  return (
    <ActionRow>
      {first ? (
        <ButtonLink href={first.href} language={language} variant="primary" size="lg">
          {first.label}
        </ButtonLink>
      ) : null}
      {second ? (
        <ButtonLink href={second.href} language={language} size="lg">
          {second.label}
        </ButtonLink>
      ) : null}
    </ActionRow>
  );
}
