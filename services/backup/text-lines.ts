/** The lines of a stream of UTF-8 bytes; a last one without an end is a line too. What the stream throws is thrown here. */
export async function* textLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** A line may be megabytes long: its pieces are joined once. */
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(first);
    for (const next of others) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  const last = `${pieces.join('')}${decoder.decode()}`;
  if (last !== '') yield last;
}
