import type { BudgetBlock, BudgetSheet } from './budgetSheet';
import './printedBudget.css';

/** The budget on paper, for the member: who and when, what comes in, what goes out, and what is left. */
export function PrintedBudget({ sheet }: { sheet: BudgetSheet }) {
  return (
    <>
      <h1>{sheet.title}</h1>
      <Pairs pairs={sheet.about} />
      <table className="printed-amounts">
        <caption>Incomes</caption>
        <Block block={sheet.incomes} />
      </table>
      <table className="printed-amounts">
        <caption>Expenses</caption>
        {sheet.expenses.map((block) => (
          <Block key={block.name} block={block} />
        ))}
      </table>
      <h2>Summary</h2>
      <Pairs pairs={sheet.summary} />
      {sheet.note && <p className="note">{sheet.note}</p>}
    </>
  );
}

function Pairs({ pairs }: { pairs: BudgetSheet['about'] }) {
  return (
    <dl>
      {pairs.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block: { name, rows, total } }: { block: BudgetBlock }) {
  return (
    <tbody>
      <tr className="block-name">
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      {[...rows, total].map((row) => (
        <tr key={row[0]} className={row === total ? 'totals' : ''}>
          <th scope="row">{row[0]}</th>
          <td className="amount">{row[1]}</td>
        </tr>
      ))}
    </tbody>
  );
}
