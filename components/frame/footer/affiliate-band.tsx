import { styled } from '#components/ui/styled/styled.ts';
import type { MenuNote } from '#lib/content/queries/navigation-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';

const Band = styled('aside', {
  base: {
    background: 'bg.land',
    color: 'fg',
    '& .row': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) auto' },
      gap: '6',
      alignItems: 'center',
      paddingBlock: '8',
    },
    '& h2': { textStyle: 'h3' },
    '& p': { color: 'fg.land', maxWidth: '44rem', marginTop: '1' },
  },
});

/** The invitation to affiliates; editors write its rate in each language. */
export function AffiliateBand({ note, language }: { note: MenuNote; language: Language }) {
  return (
    <Band aria-labelledby="affiliate-band">
      <Container className="row">
        <div>
          <h2 id="affiliate-band">
            <KeepPhrases>{note.title}</KeepPhrases>
          </h2>
          {note.lead ? <p>{note.lead}</p> : null}
        </div>
        <div>
          <ButtonLink href={note.action.href} language={language}>
            {note.action.label}
          </ButtonLink>
        </div>
      </Container>
    </Band>
  );
}
