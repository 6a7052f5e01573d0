import { styled } from 'styled-components';

/** Text fields, buttons and refusals in the Studio's colours. */
export const Controls = styled.div`
  display: grid;
  gap: 1rem;

  label {
    font-weight: 500;
  }
  textarea {
    box-sizing: border-box;
    width: 100%;
    margin-top: 0.25rem;
    padding: 0.5rem 0.625rem;
    border: 1px solid var(--card-border-color);
    border-radius: 0.25rem;
    background: var(--card-bg-color);
    color: inherit;
    font:
      0.8125rem/1.5 ui-monospace,
      monospace;
    resize: vertical;
  }
  input,
  select {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 30rem;
    min-height: 2.25rem;
    margin-top: 0.25rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--card-border-color);
    border-radius: 0.25rem;
    background: var(--card-bg-color);
    color: inherit;
    font: inherit;
  }
  input[type='checkbox'],
  input[type='radio'],
  input[type='file'] {
    display: inline-block;
    width: auto;
    min-height: 0;
    margin-top: 0;
  }
  td label {
    font-weight: inherit;
  }
  .refused {
    margin: 0;
    padding: 0.75rem 1rem 0.75rem 2rem;
    border: 1px solid var(--card-border-color);
    border-inline-start: 0.25rem solid #c4342b;
  }
  button {
    justify-self: start;
    min-height: 2rem;
    padding: 0.375rem 0.875rem;
    border: 1px solid currentcolor;
    border-radius: 0.25rem;
    background: var(--card-bg-color);
    color: inherit;
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    button {
      min-height: 2.75rem;
    }
  }
  button[aria-pressed='true'] {
    background: var(--card-fg-color);
    color: var(--card-bg-color);
  }
  button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
