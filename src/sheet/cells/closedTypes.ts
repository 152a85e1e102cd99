import type { CellType } from './cellTypes';

/** A box to be ticked: holds `yes`, or nothing. Its column says what it shows. */
export const CHECK: CellType = {
  kind: 'check',
  isClosed: true,
  choices: [],
  show: () => '',
  sanitize: () => '',
  take: () => ({ text: '' }),
  copy: (text) => (text === '' ? 'FALSE' : 'TRUE'),
  read: (written) => ({ text: /^\s*(true|yes|x|1)\s*$/i.test(written) ? 'yes' : '' }),
};

/** An amount that stands there to be read and copied, and that nobody changes. */
export const SHOWN: CellType = {
  kind: 'shown',
  isClosed: true,
  choices: [],
  show: (text) => text,
  sanitize: () => '',
  take: () => ({ text: '' }),
  copy: (text) => text,
  read: () => ({}),
};
