import { Decrypter, Encrypter } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { lock, unlock } from '../../src/caseFile/ageFile';

const CONTENT = '{"format": "financial-warranty-case"}';
const PASSWORD = 'four plain words Zoë';

/** Encrypts as another tool would, with less work than is safe, so that the test is quick. */
async function lockedElsewhere(): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSWORD);
  encrypter.setScryptWorkFactor(4);
  return encrypter.encrypt(CONTENT);
}

it('encrypts so that any age tool can open it, and nothing of it can be read before', async () => {
  const file = await lock(CONTENT, PASSWORD);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = new TextDecoder().decode(bytes).split('\n').slice(0, 2);
  expect(header).toEqual([
    'age-encryption.org/v1',
    expect.stringMatching(/^-> scrypt [A-Za-z0-9+/]{22} 18$/),
  ]);
  expect(new TextDecoder().decode(bytes)).not.toContain('financial');
  const tool = new Decrypter();
  tool.addPassphrase(PASSWORD);
  expect(await tool.decrypt(bytes, 'text')).toBe(CONTENT);
}, 120_000);

describe('an encrypted file', () => {
  it('opens with its password', async () => {
    const content = await unlock(await lockedElsewhere(), PASSWORD);
    expect(new TextDecoder().decode(content)).toBe(CONTENT);
  });

  it('does not open with another password', async () => {
    expect(await unlock(await lockedElsewhere(), 'four plain words')).toBeUndefined();
  });

  it.each([
    ['cut short in its content', (bytes: Uint8Array) => bytes.slice(0, -5)],
    ['cut short in its head', (bytes: Uint8Array) => bytes.slice(0, 60)],
    [
      'altered in its content',
      (bytes: Uint8Array) => bytes.with(bytes.length - 20, (bytes.at(-20) ?? 0) ^ 1),
    ],
    ['followed by something', (bytes: Uint8Array) => new Uint8Array([...bytes, 1, 2, 3])],
  ])('is damaged where it is %s', async (_, damage) => {
    await expect(unlock(damage(await lockedElsewhere()), PASSWORD)).rejects.toThrow();
  });
});
