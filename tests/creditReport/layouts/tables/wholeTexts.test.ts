import { expect, it } from 'vitest';
import { wholeTexts } from '../../../../src/creditReport/layouts/tables/wholeTexts';
import { cellsIn } from '../../../../src/creditReport/page/bands';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

const BANDS = [
  { left: 0, right: 10 },
  { left: 11, right: 22 },
];

it.each([
  ['OAK MOTOR  CREDIT 06/17', ['OAK MOTOR', 'CREDIT 06/17'], 'what more than a blank parts from the name'],
  ['OAK MOTORS CREDIT CO 06/17', ['OAK MOTORS', 'CREDIT CO 06/17'], 'what nothing stands behind'],
  ['OAK MOTORS CREDIT     6/17', ['OAK MOTORS CREDIT', '6/17'], 'but gives a name its rest'],
  ['OAK MOTORS 500       $20', ['OAK MOTORS', '500 $20'], 'a figure'],
  ['        JT OAK MO  6/17', ['JT', 'OAK MO 6/17'], 'a name behind whose it is'],
  ['OAK 44**** CREDIT    6/17', ['OAK 44****', 'CREDIT 6/17'], 'a text behind a number'],
])('leaves in its column what stands there: %s', (line, texts) => {
  const [{ words = [] } = {}] = placedLines(piecesOfText(line));
  expect(wholeTexts(cellsIn(words, BANDS)).map((cell) => cell?.text)).toEqual(texts);
});
