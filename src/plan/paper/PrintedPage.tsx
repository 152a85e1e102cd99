import { type Money, ZERO } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { longestWord } from '../longestWord';
import { monthByMonth } from '../picture/monthByMonth';
import { PlanChart } from '../picture/PlanChart';
import { AMOUNT_COLUMNS, CHOICE_COLUMNS, type MemberPage } from './memberPage';
import './printedPage.css';

/** Pixels, which the paper scales to its width: low enough to leave room for the debts. */
const CHART = { width: 680, height: 175 };

interface PrintedPageProps {
  page: MemberPage;
  totalPaying: Money;
  months: number;
}

/** The page for the member on paper, black on white. */
export function PrintedPage({ page, totalPaying, months }: PrintedPageProps) {
  return (
    <>
      <h1>{page.title}</h1>
      <div className="sentence">
        <p>{page.sentence}</p>
        {page.verdict && <p>{page.verdict}</p>}
      </div>
      <Pairs pairs={page.about} />
      <Pairs pairs={page.budget} />
      {page.debts.rows.length > 0 && <Debts debts={page.debts} />}
      <Plans page={page} />
      {totalPaying.gt(ZERO) && (
        <figure>
          <figcaption>What has been paid by each month</figcaption>
          <PlanChart
            plans={monthByMonth(totalPaying, months, page.factors)}
            of="paid"
            level={{ name: 'Total to pay', amount: totalPaying }}
            months={months}
            {...CHART}
          />
        </figure>
      )}
      <p className="note">{page.note}</p>
    </>
  );
}

function Pairs({ pairs }: { pairs: MemberPage['about'] }) {
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

function Debts({ debts: { headings, rows, totals } }: { debts: MemberPage['debts'] }) {
  const lookOf = (column: number) => {
    if (AMOUNT_COLUMNS.includes(column)) return 'amount';
    return CHOICE_COLUMNS.includes(column) ? 'choice' : '';
  };
  return (
    <table>
      <caption>Debts</caption>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th key={heading} scope="col" className={lookOf(column)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, totals].map((cells, row) => (
          <tr key={row} className={cells === totals ? 'totals' : ''}>
            {headings.map((heading, column) => (
              <td key={heading} className={lookOf(column)}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plans side by side, one line each of what they mean. */
function Plans({ page: { plans, chosen } }: { page: MemberPage }) {
  const named = chosen ? [...plans, chosen] : plans;
  return (
    <table className="plans">
      <caption>Payment options</caption>
      <thead>
        <tr>
          <td />
          {named.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {named[0]?.lines.map(({ label }, line) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {named.map(({ name, lines }) => (
              <td key={name}>
                {lines[line]?.parts.map(({ words }) => (
                  <p key={words} className="fitted" style={fitStyle(longestWord(words))}>
                    {words}
                  </p>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
