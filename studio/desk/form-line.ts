import { styled } from 'styled-components';

/** A sentence above a whole form. */
export const FormLine = styled.p`
  margin: 0 0 1.25rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--card-border-color);
  border-radius: 0.25rem;
  font-size: 0.875rem;
  line-height: 1.5;

  a {
    color: var(--card-link-color, inherit);
  }
`;
