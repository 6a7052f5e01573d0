import { styled } from 'styled-components';

/** A note in a corner of the Studio. */
export const Notice = styled.div`
  padding: 0.75rem 1rem;
  border-radius: 0.375rem;
  border: 1px solid #8a6d1a;
  background: #fff6d6;
  color: #33290a;
  overflow-wrap: anywhere;

  p,
  dl {
    margin: 0 0 0.5rem;
  }
  p:only-child {
    margin: 0;
  }
  dd {
    margin: 0 0 0.25rem;
  }
  a {
    color: inherit;
  }
  button {
    margin-inline-end: 0.5rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid currentcolor;
    border-radius: 0.25rem;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
