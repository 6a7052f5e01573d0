/** The text of a byte stream; null if it exceeds the limit, beyond which nothing is buffered. */
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
