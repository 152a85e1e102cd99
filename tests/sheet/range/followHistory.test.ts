import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../../src/history/history';
import { followHistory } from '../../../src/sheet/range/followHistory';
import type { Range } from '../../../src/sheet/range/range';
import { rangeOf } from '../../../src/sheet/range/range';
import { createSession, type Session } from '../../../src/sheet/session';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const TEXT = {
  kind: 'text',
  sanitize: (text: string) => text,
  take: (text: string) => ({ text }),
  show: (text: string) => text,
} as never;

const LAYOUT = sheetLayout(
  ['0', '1', '2'].map((id) => ({ id, label: `Row ${id}` })),
  ['a', 'b'].map((field) => ({ field, header: field, type: TEXT, flex: 1, minWidth: 10 })),
);

/** A sheet of three rows and two columns with a history, and the blocks that are followed. */
function followed(): {
  act: (cells: Readonly<Record<string, string>>) => void;
  undo: () => void;
  redo: () => void;
  session: Session;
  blocks: Range[];
} {
  const { undoableAtom, undoAtom, redoAtom, standingActsAtom } = createHistory();
  const cellsAtom = undoableAtom<Readonly<Record<string, string>>>({});
  const store = createStore();
  const session = createSession();
  const blocks: Range[] = [];
  const sheet = {
    ...readSheet((row, column) => store.get(cellsAtom)[`${row}${column}`] ?? ''),
    acts: {
      standing: () => store.get(standingActsAtom),
      subscribe: (listener: () => void) => store.sub(standingActsAtom, listener),
    },
  };
  followHistory(sheet, LAYOUT, session, (range) => blocks.push(range));
  return {
    act: (cells) =>
      store.set(
        cellsAtom,
        { ...store.get(cellsAtom), ...cells },
        {
          name: 'Typed',
          undone:
            cells.deleted === undefined
              ? undefined
              : () => session.set({ range: rangeOf({ row: 2, column: 0 }) }),
        },
      ),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
    session,
    blocks,
  };
}

let made: ReturnType<typeof followed>;
beforeEach(() => {
  made = followed();
});

it('an undo leads to the block of the cells that it changes, and a redo too', () => {
  made.act({ '0b': 'x', '2a': 'y' });
  made.act({ '1b': 'z' });
  expect(made.blocks, 'an act of its own leads nowhere').toEqual([]);
  made.undo();
  made.undo();
  made.redo();
  const whole = { anchor: { row: 0, column: 0 }, head: { row: 2, column: 1 } };
  expect(made.blocks).toEqual([rangeOf({ row: 1, column: 1 }), whole, whole]);
});

it('an act after an undo leads nowhere', () => {
  made.act({ '0a': 'x' });
  made.undo();
  made.act({ '1a': 'y' });
  expect(made.blocks).toEqual([rangeOf({ row: 0, column: 0 })]);
});

it('an undo that changes no cell of the sheet leads nowhere', () => {
  made.act({ elsewhere: 'x' });
  made.undo();
  expect(made.blocks).toEqual([]);
});

it('an act that says itself where its undo leads is left to it', () => {
  made.act({ '0a': 'x', deleted: 'row' });
  made.undo();
  expect(made.blocks).toEqual([]);
  made.redo();
  expect(made.blocks, 'which says nothing of its redo').toEqual([rangeOf({ row: 0, column: 0 })]);
});

describe('rows that are put elsewhere', () => {
  const [ROWS, LEFT] = [
    { '0a': 'x', '1a': 'y', '1b': '2', '2a': 'z' },
    { '0a': 'x', '1a': 'z', '1b': '', '2a': '' },
  ];
  const rowOf = (row: number) => ({ anchor: { row, column: 0 }, head: { row, column: 1 } });

  it('lead to the one that has come back, and where the gap was closed', () => {
    made.act(ROWS);
    made.act(LEFT);
    made.undo();
    made.redo();
    expect(made.blocks).toEqual([rowOf(1), rowOf(1)]);
  });

  it('lead to the first of those that have changed places', () => {
    made.act(ROWS);
    made.act({ '0a': 'y', '0b': '2', '1a': 'x', '1b': '' });
    made.undo();
    expect(made.blocks).toEqual([rowOf(0)]);
  });

  it('are none where rows are emptied', () => {
    made.act(ROWS);
    made.act({ '1a': '', '1b': '', '2a': '' });
    made.undo();
    expect(made.blocks).toEqual([{ anchor: { row: 1, column: 0 }, head: { row: 2, column: 1 } }]);
  });
});
