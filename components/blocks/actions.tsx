import { styled } from '#components/ui/styled/styled.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > a': { flex: { base: '1 1 auto', sm: 'none' } } } });

/** The main action and secondary links. */
export function Actions({ first, second, language }: { first: TextLink | null; second: TextLink | null; language: Language }) {
  if (!first && !second) return null;
  return (
    <Row>
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
    </Row>
  );
}
