import { styled } from '#components/ui/styled/styled.ts';
import { aroundNumbers } from '#lib/format/reference-numbers.ts';

const Whole = styled('span', { base: { whiteSpace: 'nowrap' } });

/** A text whose numbers of orders and tickets stay on one line. */
export function WholeNumbers({ children }: { children: string }) {
  return aroundNumbers(children).map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part));
}
