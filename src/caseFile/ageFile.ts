import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';

/** The binary logarithm of how often a password is hashed: what age's own tool takes. */
const WORK = 18;

/** Encrypts a text with a password, in the age format. */
export async function lock(text: string, password: string): Promise<Blob> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(passwordRecipient(password));
  return new Blob([Uint8Array.from(await encrypter.encrypt(text))], { type: 'application/age' });
}

/**
 * Decrypts what `lock` or any age tool has encrypted with a password.
 *
 * @returns the bytes; undefined where it is not the file's password
 * @throws where the file is cut short or altered
 */
export async function unlock(content: Uint8Array, password: string): Promise<Uint8Array | undefined> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(password);
  try {
    return await decrypter.decrypt(content);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched')) return undefined;
    throw error;
  }
}

/**
 * Wraps a file's key with a password. The library does the same, but keeps the page from answering for more than a
 * second: too long for what is saved while the agent types. Source: the age format, scrypt recipient stanza
 * (age-encryption.org/v1).
 */
function passwordRecipient(password: string): Recipient {
  return {
    wrapFileKey: async (fileKey) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const salted = new Uint8Array([...new TextEncoder().encode('age-encryption.org/v1/scrypt'), ...salt]);
      const key = await scryptAsync(password, salted, { N: 2 ** WORK, r: 8, p: 1, dkLen: 32 });
      // The key is of this one use, as its salt is, so that the nonce may be nothing.
      const body = chacha20poly1305(key, new Uint8Array(12)).encrypt(fileKey);
      const saltText = btoa(String.fromCharCode(...salt)).replace(/=+$/, '');
      return [new Stanza(['scrypt', saltText, String(WORK)], body)];
    },
  };
}
