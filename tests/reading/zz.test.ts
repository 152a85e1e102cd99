import { it } from 'vitest';
import { isListName } from '../../src/creditReport/layouts/lists/listName';
import { isName, cleanName } from '../../src/creditReport/pieces/names';
it('x', () => {
  console.log('');
  for (const s of ['Oak C.U.', 'Oak C.U', 'Oak Assoc.', 'Oak Mountain C.U.', 'Oak Inc.', 'Oak Natl. Bk.']) console.log('>', s, isListName(s), isName(s), JSON.stringify(cleanName(s)));
});
