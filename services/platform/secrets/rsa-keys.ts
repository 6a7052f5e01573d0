import { constants, createHash, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { makePrivateFile, readPrivateFile } from './private-file.ts';

interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string;
}

/** Decrypts what browsers encrypted with our public key. */
export interface RsaKeys {
  /** The key to encrypt with; SPKI, base64url. */
  readonly current: PublicKey;
  /** The previous key, if there is one. */
  readonly previous?: PublicKey | undefined;
  /** The plaintext; null for anything that was not encrypted with one of our keys for this purpose. */
  open(encrypted: string, purpose: string): string | null;
}

const modulusBits = 3_072;
const modulusBitsAtLeast = 2_048;
const encryptedPattern = /^rsa1\.([\w-]{1,64})\.([\w-]{1,1024})$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

interface Key {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The first key is published; the others still decrypt what was encrypted before a rotation. @throws if one is not an RSA key. */
export function createRsaKeys(pems: readonly [string, ...string[]]): RsaKeys {
  const [first, ...others] = pems;
  const current = readKey(first);
  const keys = [current, ...others.map(readKey)];
  return {
    current: publicOf(current),
    previous: keys[1] && publicOf(keys[1]),
    open: (encrypted, purpose) => {
      const [, id, data = ''] = encryptedPattern.exec(encrypted) ?? [];
      const key = keys.find((known) => known.id === id);
      return key ? decrypt(key.privateKey, Buffer.from(data, 'base64url'), purpose) : null;
    },
  };
}

const publicOf = ({ id, publicKey }: Key): PublicKey => ({ keyId: id, publicKey });

function decrypt(key: KeyObject, data: Buffer, purpose: string): string | null {
  try {
    return utf8.decode(
      privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256', oaepLabel: Buffer.from(purpose) }, data),
    );
  } catch {
    return null;
  }
}

function readKey(pem: string): Key {
  const privateKey = createPrivateKey(pem);
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < modulusBitsAtLeast)
    throw new Error(`an RSA key of at least ${modulusBitsAtLeast} bits is needed`);
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { id: createHash('sha256').update(spki).digest('base64url').slice(0, 16), publicKey: spki.toString('base64url'), privateKey };
}

/**
 * The keys of this installation: those of the environment, else one generated on this machine, stored in a file that only its owner can
 * read. @throws if the environment gives a generated key, for such a key may be in a copy of the machine's data.
 */
export async function loadRsaKeys(settings: {
  pem?: string | undefined;
  previousPem?: string | undefined;
  file: string;
}): Promise<RsaKeys> {
  const local = await readPrivateFile(settings.file);
  if (settings.pem === undefined) return createRsaKeys([local ?? (await makeKey(settings.file))]);
  const keys = createRsaKeys(settings.previousPem === undefined ? [settings.pem] : [settings.pem, settings.previousPem]);
  if (local !== null && createRsaKeys([local]).current.keyId === keys.current.keyId) {
    throw new Error(`RSA_PRIVATE_KEY is the key of ${settings.file}; production needs one of its own`);
  }
  return keys;
}

async function makeKey(file: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: modulusBits });
  return makePrivateFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}
