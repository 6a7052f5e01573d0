import { styled } from 'styled-components';

/**
 * A text in three languages: one line a language, its name before the field where there is room. The Studio's own distance is that of
 * fields that have nothing to do with each other.
 */
export const LanguagesLayout = styled.div`
  container-type: inline-size;

  [data-ui='Grid'] > [data-ui='Stack'] {
    gap: 0.5rem;
  }
  @container (min-width: 30rem) {
    [data-testid^='field-'] [data-ui='Stack']:has(> [data-ui='Flex'] > [data-ui='fieldHeaderContentBox']) {
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: start;
    }
  }
`;

/** Types whose members are the languages. */
export const inThreeLanguages: ReadonlySet<string> = new Set(['localeString', 'localeText']);
