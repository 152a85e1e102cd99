import { describe, expect, it } from 'vitest';
import { pagesOfText } from '../../../src/creditReport/page/page';

describe('the pages of a text', () => {
  it('has one whose cells are parted by the run of blanks that parts all of them, an empty cell being two', () => {
    const rows = [
      'A    B    C',
      'OAK BANK    OPEN    $5',
      'ELM        $6',
      'ASH    CLOSED    $7',
      'FIR    OPEN    $8',
    ];
    const pages = pagesOfText(rows.join('\n')).map(({ lines }) => lines.map(({ cells }) => cells.join('|')));
    expect(pages).toContainEqual(['A|B|C', 'OAK BANK|OPEN|$5', 'ELM||$6', 'ASH|CLOSED|$7', 'FIR|OPEN|$8']);
  });

  it('has one parted by bars where these stand between labels and values in most lines', () => {
    const rows = [
      'OAK BANK',
      'Acct 48220****',
      ...Array.from({ length: 6 }, (_, index) => `Limit ${'a'.repeat(index)} | $5`),
    ];
    const cells = (lines: readonly string[]) =>
      pagesOfText(lines.join('\n')).map(({ lines: own }) => own.at(-1)?.cells.join('/'));
    expect(cells(rows)).toContain('Limit aaaaa/$5');
    expect(cells(rows.slice(0, -1))).not.toContain('Limit aaaa/$5');
    expect(
      cells([...rows, ...rows.map((_, index) => `Paid $${index} | so far`), 'Limit | $5']),
    ).not.toContain('Limit/$5');
  });

  it('has one parted by runs of blanks where one of very many is of another length', () => {
    const rows = Array.from({ length: 20 }, (_, index) => `OAK ${index}  OPEN`);
    const cells = (odd: readonly string[]) =>
      pagesOfText([...rows, ...odd].join('\n')).map(({ lines }) => lines[0]?.cells.join('|'));
    expect(cells(['Unit       City'])).toContain('OAK 0|OPEN');
    expect(cells(['Unit       City', 'Unit     City'])).not.toContain('OAK 0|OPEN');
  });

  it('has one parted by bars where a heading and the rows below it are, and most lines are not', () => {
    const rows = ['A|B|C', 'OAK|1|$5', 'ELM|2|$6', 'ASH|3|$7'];
    const cells = (lines: readonly string[]) =>
      pagesOfText(lines.join('\n')).flatMap((page) => page.lines.map((line) => line.cells.join(' + ')));
    const notes = Array.from({ length: 9 }, (_, index) => `Note ${index}`);
    expect(cells([...notes, ...rows])).toContain('ELM + 2 + $6');
    expect(cells([...notes, ...rows.slice(1)])).not.toContain('ELM + 2 + $6');
  });

  it('has one with the places of words where lines stand in columns', () => {
    const rows = ['OAK BANK   OPEN     $5', 'ELM                 $6', 'ASH        CLOSED   $7'];
    const placed = pagesOfText(rows.join('\n')).find((page) => page.placed);
    expect(placed?.lines.map(({ cells }) => cells.join('|'))).toEqual([
      'OAK BANK|OPEN|$5',
      'ELM||$6',
      'ASH|CLOSED|$7',
    ]);
  });

  it('has none with places for running text and for rows with tabs', () => {
    expect(pagesOfText('I owe Oak Bank $5.\nAnd Elm $6.').some(({ placed }) => placed)).toBe(false);
    expect(pagesOfText('OAK\tOPEN   $5   x\nELM\tOPEN   $6   x').some(({ placed }) => placed)).toBe(false);
  });
});
