/** A parsed form: each field once. */
export type FormFields = Readonly<Record<string, string>>;

export type FormReading = { ok: true; fields: FormFields } | { ok: false };

const fieldsAtMost = 64;

/**
 * Parses `application/x-www-form-urlencoded` bytes strictly: UTF-8, each field once, 64 fields at most. A stray percent sign is literal.
 */
export function readForm(body: Uint8Array): FormReading {
  // without a prototype no field name has a special meaning
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const pair of splitAt(body, ampersand)) {
    if (pair.length === 0) continue;
    const equals = pair.indexOf(equalsSign);
    const name = decodePart(equals < 0 ? pair : pair.subarray(0, equals));
    const value = equals < 0 ? '' : decodePart(pair.subarray(equals + 1));
    if (name === null || value === null || Object.hasOwn(fields, name) || count === fieldsAtMost) return { ok: false };
    count += 1;
    fields[name] = value;
  }
  return { ok: true, fields };
}

/** Encodes fields as a form body; an undefined field is left out. */
export function writeForm(fields: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
  }
  return form.toString();
}

const ampersand = 0x26;
const equalsSign = 0x3d;
const plus = 0x2b;
const percent = 0x25;
const space = 0x20;

function* splitAt(bytes: Uint8Array, separator: number): Generator<Uint8Array> {
  let from = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    yield bytes.subarray(from, at);
    from = at + 1;
  }
  yield bytes.subarray(from);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for bytes that are not UTF-8. */
function decodePart(bytes: Uint8Array): string | null {
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const escaped = byte === percent ? hexPair(bytes[at + 1], bytes[at + 2]) : null;
    decoded[length] = escaped ?? (byte === plus ? space : byte);
    if (escaped !== null) at += 2;
    length += 1;
  }
  try {
    return utf8.decode(decoded.subarray(0, length));
  } catch {
    return null;
  }
}

function hexPair(high: number | undefined, low: number | undefined): number | null {
  const first = hexDigit(high);
  const second = hexDigit(low);
  return first === null || second === null ? null : first * 16 + second;
}

function hexDigit(byte: number | undefined): number | null {
  if (byte === undefined) return null;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : null;
}
