/** The text of a stream of bytes; null where it is longer than the bound, of which no more than that is held. */
export async function readText(stream: AsyncIterable<Uint8Array>, bytesAtMost: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > bytesAtMost) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
