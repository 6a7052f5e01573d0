/** The text of an answer, up to a number of bytes. @throws when there are more. */
export async function readBounded(answer: Response, bytesAtMost: number): Promise<string> {
  if (!answer.body) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.byteLength;
    if (length > bytesAtMost) throw new RangeError(`the answer has more than ${bytesAtMost} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
