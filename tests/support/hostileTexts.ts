import type { ClipboardText } from '../../src/creditReport/readReport';

/** A kind of text that makes a reader slow, in any length. */
interface HostileText {
  name: string;
  /** A clipboard of so many characters. */
  of: (size: number) => ClipboardText;
}

function repeated(name: string, piece: string, head = ''): HostileText {
  return {
    name,
    of: (size) => ({
      text: head + piece.repeat(Math.ceil((size - head.length) / piece.length)).slice(0, size - head.length),
      tables: [],
    }),
  };
}

/** A run of one piece between others: a rule that looks for it at an end may try it again from each of its characters. */
function inside(head: string, piece: string, tail: string): HostileText {
  const { of } = repeated('', piece, head);
  return {
    name: `a run of ${JSON.stringify(piece)} between ${JSON.stringify(head)} and ${JSON.stringify(tail)}`,
    of: (size) => ({ text: of(size - tail.length).text + tail, tables: [] }),
  };
}

/** Pieces that differ from each other: every `#` is the number of the piece. */
function counted(name: string, piece: string, head = ''): HostileText {
  return {
    name,
    of: (size) => {
      let text = head;
      for (let index = 0; text.length < size; index++) text += piece.replaceAll('#', `${index}`);
      return { text: text.slice(0, size), tables: [] };
    },
  };
}

function cells(name: string, cell: string, columns: number): HostileText {
  return {
    name,
    of: (size) => {
      const row = Array.from({ length: columns }, () => cell);
      const count = Math.ceil(size / ((cell.length + 4) * columns));
      return { text: '', tables: [Array.from({ length: count }, () => row)] };
    },
  };
}

const HEADING = 'Creditor\tAccount #\tBalance\tStatus\tPayment\n';
const NAMES = ['Account Name', 'Account #', 'Balance', 'Monthly Payment', 'Payment Status', 'Date Opened'];
const LABELS = NAMES.map((name) => `${name}:\n`).join('');

/** Texts that no report is, each of them hard on another part of the reading. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    '"',
    '$',
    '*',
    '7',
    '(',
    ')',
    '-',
    ':',
    '|',
    '.',
    ',',
    'X',
    '>',
    '\u00AD',
    '\uFB03',
    '👩',
  ].map((one) => repeated(`nothing but ${JSON.stringify(one)}`, one)),
  ...[
    'a:',
    'a ',
    'A ',
    ' \n',
    '\t\n',
    '$ ',
    '$- ',
    '( ',
    '-(',
    '$(',
    '1,',
    '1.',
    '1 ',
    '* ',
    'X-',
    'x.',
    '> ',
    '>\r',
    '><',
    '""',
    '",',
    '| ',
    '\r\n',
    '(orig',
    '1.1.',
    '30 ',
    'late 30 ',
  ].map((pair) => repeated(`one line of ${JSON.stringify(pair)}`, pair)),
  ...[
    'a',
    '1',
    '$1',
    '*',
    '-',
    ':',
    'a:',
    'A',
    'AB',
    'x x',
    '(a',
    '"',
    'Late',
    'Current',
    'TU',
    'Date',
    'Page 1',
    '****1234',
  ].map((line) => repeated(`lines of ${JSON.stringify(line)}`, `${line}\n`)),
  ...['a', '1', '$1', '"', '""', '-', 'A', 'AB', 'Balance', 'Name'].flatMap((cell) => [
    repeated(`rows of two cells ${JSON.stringify(cell)}`, `${cell}\t${cell}\n`),
    repeated(`rows of three cells ${JSON.stringify(cell)}`, `${cell}\t${cell}\t${cell}\n`),
  ]),
  ...['–', '#', ',', '1', 'x', '?', ' ,'].flatMap((piece) => [
    inside('Oak Bank ', piece, 'a'),
    inside('Creditor\tBalance\nOak Bank ', piece, 'a\t$5\n'),
    inside('Creditor\tBalance ', piece, 'a\tStatus\nOak\t$5\tlate\n'),
  ]),
  ...['a', 'x', '1'].map((piece) => inside('a$1 b$1 c$1\n', piece, '\n')),
  repeated('titles without rows', 'NOT MINE\n'),
  repeated('one row of cells', 'a\t'),
  repeated('rows of sixty cells', `${'a\t'.repeat(59)}a\n`),
  repeated('rows of empty cells', 'a\t\t\t\t\t\n'),
  repeated('short rows of comma-separated values', 'a,1\n', 'Creditor,Balance\n'),
  repeated('rows under headings', 'A\t1\t1\ta\t1\n', HEADING),
  repeated('torn rows under headings', 'A\n1\n', HEADING),
  repeated('short rows under headings', 'A\t1\n', HEADING),
  repeated('empty rows under headings', '-\t-\n', HEADING),
  repeated('rows of one debt under headings', 'A B\t*12\t$1\t\t\n', HEADING),
  repeated('headings only', HEADING),
  repeated('headings of two columns', 'Lender\tMOP\n'),
  repeated('headings with a row each', `${HEADING}A\t1\t1\ta\t1\n`),
  repeated('headings with a broken row each', `${HEADING}a\n`),
  repeated('headings parted by a space', 'Creditor Account # Balance Status\n'),
  repeated('headings parted by a space, with a row each', 'Creditor Balance Status\nA $1 Ok\n'),
  repeated('rows under headings parted by a space', 'A $1\n', 'Creditor Balance Status\n'),
  repeated('names under headings parted by a space', 'Aa\n', 'Creditor Balance Status\n'),
  repeated('columns of runs of spaces', 'a   1   $1\n'),
  ...[
    'Balance:',
    'Balance: ',
    'Balance ',
    'Balance: $1 ',
    'Balance $1 ',
    'Status: ',
    'Account Name ',
    'Original Creditor: ',
    'Date of Last ',
    'Monthly ',
    'Times 30/60/90 Days ',
  ].flatMap((label) => [
    repeated(`one line of ${JSON.stringify(label)}`, label),
    repeated(`lines of ${JSON.stringify(label)}`, `${label}\n`),
  ]),
  repeated('labels in a column', LABELS),
  repeated('labels in a column, with too few values', `${LABELS}a\n`),
  repeated('labels in a column, with bureaus', `${LABELS}TU\na\nEX\nEQ\n`),
  repeated('different labels, one to a line', 'Lender: A\nMOP: 1\nLimit: 1\n'),
  repeated('one account without end', 'Limit: 1\nLast Payment: 1\n', 'Lender: A\n'),
  repeated('bureaus on every other line', 'TU EX EQ\nStatus: Ok Ok Late\n'),
  repeated('values of three bureaus', 'Remarks: a b c d e f g h i j k l\n', 'TU EX EQ\n'),
  repeated('names only', 'ACME BANK\n'),
  repeated('names with numbers', 'AB *12\n'),
  repeated('names with balances', 'AB\nBalance: $1\n'),
  repeated('one name with balances', 'Balance: $1\nLender: AB\n'),
  repeated('sections', 'Inquiries\nAccounts\n'),
  repeated('sentences that go on', 'Status: a and\nof the\n'),
  repeated('words that go on', 'and\n', 'Status: a\n'),
  repeated('brackets that go on', '>a\nb<\n'),
  repeated('company endings', 'Inc\n'),
  repeated('labels broken over two lines', 'Date of Last\nPayment\n'),
  repeated('quotation marks that never close', '\t"a\n'),
  repeated('quotation marks on a long line', '\t"a'),
  repeated('quoted line breaks', '"\n\n"\t'),
  {
    name: 'two rows of labels with colons',
    of: (size) => ({ text: `${'a:\t'.repeat(size / 5)}\n${'1\t'.repeat(size / 5)}`, tables: [] }),
  },
  // Headings whose rows nothing parts, each with all that stands below it.
  inside('', 'Name,Limit,Owed\n', 'a,5,212,500,212\n'),
  inside('', 'Name,Limit,Owed\n', 'x\nb,5,212\n'),
  counted('ever other totals', 'Total $#\nOak # $#\n'),
  counted('ever other cards', 'Oak Bank #\n$#50\nCurrent\n\n'),
  counted(
    'ever other rows of comma-separated values',
    'Oak #,****#,$#,late\n',
    'Creditor,Account #,Balance,Status\n',
  ),
  counted(
    'ever other rows parted by dashes',
    'Oak # - ****# - $# - late\n',
    'Creditor - Number - Balance - Status\n',
  ),
  counted('ever other columns on their side', 'Creditor\tA#\tB#\tC#\nBalance\t1\t2\t3\nStatus\ta\tb\tc\n'),
  counted(
    'ever other values under headings of their own',
    'OAK #\nAccount Number   Balance   Status\n****#   $#   late\n\n',
  ),
  counted('ever other words of labels', 'Outstanding principal amount now # due: $#\n'),
  counted('ever other slips of a scan', '0AK BANK l#O ba1ance $l,O#\n'),
  counted('ever other debts in Chinese', '欠橡树银行#元，每月还#元\n'),
  counted('ever other sums in euros', 'Bei der Oak # #,00 € Schulden, Rate # €\n'),
  counted('ever other names', 'AB C#\n'),
  counted('ever other names with balances', 'AB C#\nBalance: $1\n'),
  counted('ever other labels under ever other names', 'AB C#\nl#: 1\n'),
  counted('ever other labels in one account', 'l#: 1\n', 'Lender: AB\n'),
  counted('ever other statuses', 'Status: late a#\n'),
  counted('ever other statuses of three bureaus', 'Terms: ok late # ok late # ok ok late\n', 'TU EX EQ\n'),
  counted('ever other rows under headings', 'A #\t*#\t$#\tlate #\t#\n', HEADING),
  cells('table cells "a" in columns of 2', 'a', 2),
  cells('table cells "a" in columns of 5', 'a', 5),
  cells('table cells "$1" in columns of 6', '$1', 6),
  cells('table cells "Balance" in columns of 3', 'Balance', 3),
  cells('table cells "A\\nB" in columns of 4', 'A\nB', 4),
  cells('table cells "" in columns of 50', '', 50),
  cells('table cells "a" in a single row of 20,000', 'a', 20_000),
];
