import { describe, expect, it } from 'vitest';
import { CHECK, SHOWN } from '../../../src/sheet/cells/closedTypes';

describe('a box to be ticked', () => {
  it.each([
    ['yes', 'TRUE'],
    ['', 'FALSE'],
  ])('that holds “%s” is %s to other programs, and comes back as it was', (held, copied) => {
    expect(CHECK.copy(held)).toBe(copied);
    expect(CHECK.read(copied)).toEqual({ text: held });
  });

  it('takes nothing that is typed', () => {
    expect(CHECK.sanitize('x')).toBe('');
  });
});

describe('what is only shown', () => {
  it('is copied, and keeps its text whatever is pasted on it', () => {
    expect(SHOWN.copy('$35')).toBe('$35');
    expect(SHOWN.read('9')).toEqual({});
    expect(SHOWN.sanitize('9')).toBe('');
  });
});
