import { describe, expect, it } from 'vitest';
import { columnMeanings } from '../../../src/creditReport/meaning/columnMeanings';

/** The meanings of the columns of a table written as lines, its cells parted by bars; the first line is the heading. */
const meanings = (...lines: string[]) => {
  const [labels = [], ...rows] = lines.map((line) => line.split('|'));
  return columnMeanings(labels, rows)
    .map((kind) => kind ?? '-')
    .join('|');
};

describe('what columns mean', () => {
  it.each([
    ['a reference, where nothing else is a number', ['Company|Reference|Balance', 'OAK|24-0091|$5', 'ELM|60718|$6'], 'name|number|balance'],
    ['a reference beside a number', ['Company|Acct #|Reference|Balance', 'OAK|12XX|24-0091|$5', 'ELM|13XX|60718|$6'], 'name|number|text|balance'],
    ['a reference to somebody', ['Company|Reference|Balance', 'OAK|my dad|$5', 'ELM|a friend|$6'], 'name|text|balance'],
    ['the owner of loans', ['Loan Program|Owner|Original Balance|Current Balance', 'Private|Oak Bank|$900|$500', 'Private|Elm Trust Inc|$800|$600'], '-|name|money|balance'],
    ['the court that is owed fines, with its case', ['Citation|Court|Balance|Status', 'TR-2023-0084|Oak County Court|$50|OK', '22-CM-0019|Elm Traffic Court|$60|OK'], 'number|name|balance|statusLoose'],
    ['a case that is owed to somebody else', ['Case No.|Creditor|Balance', 'TR-2023-0084|OAK|$50', '22-CM-0019|ELM|$60'], 'text|name|balance'],
    ['the id of a biller, beside the account', ['Biller ID|Creditor name|Consumer account|Balance', '0000447190|OAK|51488700|$5', '0000418820|ELM|57809711|$6'], 'text|name|number|balance'],
    ['spelled headings', ['Creditor|Acct #|Balance|Status', 'OAK|12XX|$5|OK'], 'name|number|balance|statusLoose'],
    ['the same in another order', ['Status|Balance|Acct #|Creditor', 'OK|$5|12XX|OAK'], 'statusLoose|balance|number|name'],
    ['headings nobody has listed', ['Holder|Bal today|Mo Pmt', 'OAK|$500|$5'], 'name|balance|paying'],
    ['who of a household owes, beside the creditor and his address', ['Creditor name and mailing address|Who owes|Balance', 'Oak Bank|Wife|$5', 'Elm Loans|Joint|$6'], 'name|text|balance'],
    ['a count of the rows, above their sum', ['No.|Creditor and account no.|Balance', '1|Oak, acct. 4410|$5', '2|Elm, acct. 1003|$6', 'TOTAL||$11'], '-|name|balance'],
    ['a total that no balance stands beside', ['Debt|Total|After settlement|Notes', 'OAK|$3,450.00|$1,725.00|current', 'ELM|$900.00|$450.00|30 days late'], 'name|balance|money|statusLoose'],
    ['a total beside a balance', ['Debt|Balance|Fees|Total', 'OAK|$3,450.00|$10.00|$3,460.00', 'ELM|$900.00|$5.00|$905.00'], 'name|balance|money|money'],
    ['what is used of a limit', ['Card|Limit|Used|Min', 'OAK|5000|3450|50', 'ELM|4000|2000|40'], 'name|money|balance|paying'],
    ['headings in Spanish', ['Acreedor|Saldo|Cuota mensual', 'OAK|$500|$5'], 'name|balance|paying'],
    ['days counted under a short heading', ['Creditor|Debt Buyer|Bal|Days Del.', 'OAK|ELM|$5|67'], 'name|agency|balance|statusLoose'],
    ['a status in words beside the days that are counted', ['Creditor|Bal|Days Delinquent|Status', 'OAK|$5|37|Late', 'ELM|$6|0|Current'], 'name|balance|statusLoose|statusLoose'],
    ['days past due in three letters', ['Creditor|Bal|DPD', 'OAK|$5|37', 'ELM|$6|0'], 'name|balance|statusLoose'],
    ['what a debtor has put on the list of a court, beside what is claimed', ['Creditor|Scheduled|Claimed|Balance Due', 'OAK|$500|$510|$490', 'ELM|$90|$91|$80'], 'name|-|-|balance'],
    ['who has the notes of a person', ['Names and Addresses of Noteholder(s)|Current Balance|Frequency', 'OAK|$500|monthly', 'ELM|$90|monthly'], 'name|balance|text'],
    ['what debts are worth, with a minus', ['Name|Number|Value|Monthly', 'OAK|...1234|-500|-20', 'ELM|...5678|-90.10|-5'], 'name|number|balance|paying'],
    ['what things are worth', ['Name|Number|Value|Monthly', 'OAK|...1234|500|20', 'ELM|...5678|90.10|5'], 'name|number|money|paying'],
    ['a balance at the beginning', ['Creditor|Balance at enrollment|Estimated balance', 'OAK|$9|$5'], 'name|money|balance'],
    ['notes, where torn rows have none', ['Creditor|Acct|Payoff|Notes', 'OAK|1234|$5|OK - current', 'ELM|5678|$6|30 days late', 'BAY|', '555-0177', '|page 1'], 'name|number|balance|statusLoose'],
    ['a question that is answered by yes and no, and once by how late it is', ['Lender|Owed|On time?', 'OAK|$5|y', 'ELM|$6|60 days late', 'ASH|$7|y'], 'name|balance|statusLoose'],
    ['notes that tell how each debt stands', ['Creditor|Payoff|Note', 'OAK|$5|OK - current', 'ELM|$6|30 days late'], 'name|balance|statusLoose'],
    ['a limit beside a balance', ['Lender|Credit limit|Balance', 'OAK|$900|$500'], 'name|money|balance'],
    ['one of two balances', ['Lender|High balance|Current balance', 'OAK|$900|$500'], 'name|money|balance'],
    ['the newest of several months', ['Creditor|Bal Jan|Bal Feb|Bal Mar', 'OAK|$5|$6|$7'], 'name|-|-|balance'],
    ['the newest where months go back', ['Creditor|Bal Feb|Bal Jan|Bal Dec', 'OAK|$5|$6|$7'], 'name|balance|-|-'],
    ['the newest over the end of a year', ['Creditor|Bal Dec|Bal Jan', 'OAK|$5|$6'], 'name|-|balance'],
    ['a verified balance beside an enrolled one', ['Creditor|Enrolled Bal.|Verified Bal.', 'OAK|$5|$6'], 'name|-|balance'],
    ['what is owed today beside what was enrolled', ['Creditor|Enrolled Balance|Balance Today', 'OAK|$5|$6'], 'name|-|balance'],
    ['the balance at the end of a month', ['Creditor|Beginning Balance|Ending Balance', 'OAK|$9|$5'], 'name|money|balance'],
    ['who owns each loan beside of what program it is', ['Loan|Loan Program|Owner|Current Balance', '001|Direct Subsidized|US DEPT OF ED|$5', '002|FFEL Consolidation|OAK TRUST HOLDINGS|$6'], 'number|-|name|balance'],
    ['programs of loans that nobody is named as the owner of', ['Loan|Loan Program|Owner|Current Balance', '001|Direct Subsidized||$5', '002|FFEL Consolidation||$6'], 'number|name|text|balance'],
    ['how somebody owes each loan', ['Loan|Loan Type|Owner|Current Balance', '001|Auto|Joint|$5', '002|Home|Individual|$6'], 'number|name|text|balance'],
    ['what is paid now beside what a plan would pay', ['Creditor|Balance|Current minimum|Payment on DMP', 'OAK|$500|$26|$19', 'ELM|$600|$8|$5'], 'name|balance|paying|-'],
    ['what is paid now, cut short', ['Creditor|Balance|Curr Pmt|DMP Pmt', 'OAK|$500|$26|$19', 'ELM|$600|$8|$5'], 'name|balance|paying|-'],
    ['the kinds of its own loans in the list of a lender', ['Sfx|Type|Balance', '50|NEW AUTO|$5', '51|SIGNATURE|$6'], 'number|name|balance'],
    ['the file of an agency beside the names of its clients', ['File#|Client|Cli Ref|Balance', '2207|OAK HOSP ER|SC-119|$5', '2300|ELM RADIOLOGY PC|A2300|$6'], 'number|name|text|balance'],
    ['kinds of loans that groups tell apart', ['Group|Loan Type|Principal|Status', 'AA|Direct Sub|$5|OK', 'AB|Direct Unsub|$6|OK', 'AC|Direct Unsub|$7|OK'], '-|name|balance|statusLoose'],
    ['kinds of loans that their counts tell apart', ['Loan|Loan Type|Principal|Status', '1-01|Oak First|$5|OK', '1-02|Oak Second|$6|OK', '1-03|Oak First|$7|OK'], 'number|name|balance|statusLoose'],
    ['kinds of loans that are counted above their totals', ['Loan|Loan Type|Principal|Status', '1-01|Oak First|$5|OK', '1-02|Oak First|$6|OK', 'Totals||$11|'], 'number|name|balance|statusLoose'],
    ['the kind of a single loan beside its count', ['Loan|Loan Type|Principal|Status', '1-01|Oak First|$5|OK'], 'number|name|balance|statusLoose'],
    ['groups that are called by names', ['Group|Loan Type|Principal', 'Oak Bank|Direct Sub|$5', 'Elm Bank|Direct Sub|$6'], 'name|statusHint|balance'],
    ['the kinds of loans beside their lenders', ['Lender|Type|Balance', 'OAK|NEW AUTO|$5', 'ELM|SIGNATURE|$6'], 'name|statusHint|balance'],
    ['kinds of loans that come again', ['Sfx|Type|Balance', '50|AUTO|$5', '51|AUTO|$6'], 'number|statusHint|balance'],
    ['the columns of a case system', ['creditor_current|creditor_original|bal_at_intake|bal_current', 'OAK|ELM|$5|$6', 'ASH|FIR|$6|$7'], 'name|original|money|balance'],
    ['what is left of a claim after what was paid', ['Payee|Claim Amount|Principal Paid|Principal Due', 'OAK|$900|$400|$500', 'ELM|$70|$0|$70'], 'name|-|money|balance'],
    ['what is left of a claim where that is another sum', ['Payee|Claim Amount|Principal Paid|Principal Due', 'OAK|$900|$400|$500', 'ELM|$70|$1|$70'], 'name|amountLoose|money|balance'],
    ['what is paid, and never left, though one payment less another is it', ['Name|Payoff|Minimum Payment|New Payment|Cumulative Payments', 'OAK|$900|$35|$62|$27', 'ELM|$800|$50|$112|$62'], 'name|balance|paying|-|-'],
    ['a claim beside more sums than a list of debts has', [`Payee|Claim|Paid|Principal Due${'|Sum'.repeat(10)}`, `OAK|$900|$400|$500${'|$5'.repeat(10)}`, `ELM|$70|$0|$70${'|$6'.repeat(10)}`], `name|balance|money|amountLoose${'|amountLoose'.repeat(10)}`],
    ['a balance beside days whose years come to the same', ['Lender|Balance|Opened|Payments since|Worth', 'OAK|$900|2018-06|2018-07|0', 'ELM|$70|2020-01|2020-03|0'], 'name|balance|opened|-|money'],
    ['terms that are sums to pay', ['Creditor|Balance|Terms', 'OAK|231407|1684', 'ELM|8127|263', 'ASH|0|0'], 'name|balance|paying'],
    ['terms that are months', ['Creditor|Balance|Terms', 'OAK|231407|360', 'ELM|8127|60'], 'name|balance|text'],
    ['terms beside a payment', ['Creditor|Balance|Terms|Payment', 'OAK|231407|1684|1684', 'ELM|8127|263|263'], 'name|balance|text|paying'],
    ['a limit less a balance', ['Lender|Limit|Balance|Left to use', 'OAK|$900|$400|$500', 'ELM|$70|$10|$60'], 'name|money|balance|-'],
    ['a total payment beside its part', ['Creditor|Balance|P&I Pmt|Total Pmt', 'OAK|$500|$5|$6'], 'name|balance|-|paying'],
    ['who owes, which names no creditor', ['Name|Who|Balance', 'OAK BANK|me|$5', 'ELM BANK|both|$6'], 'name|-|balance'],
    ['the clients of an agency', ['Acct #|Client|Balance', 'A1234|Oak Clinic|$5', 'A1235|Elm Gas|$6'], 'number|original|balance'],
    ['the file of an agency beside what its clients call it', ['File#|Client|Cli Ref|Balance', '2207|Oak Clinic|SC-119|$5', '2300|Elm Gas|A2300|$6'], 'number|original|text|balance'],
    ['the number of the client, where every debt is in one file', ['File#|Client|Acct|Balance', '2207|Oak Clinic|SC-119|$5', '2207|Elm Gas|A2300|$6'], 'text|original|number|balance'],
    ['the numbers that the clients of an agency have', ['#|Client Acct No|Client Name|Bal Due', '1|MH-2240|OAK CLINIC|$5', '2|V11440|ELM DENTAL|$6'], '-|number|name|balance'],
    ['the clients of an agency, by the words of their trades', ['Account-ID|Client Name|Cur-Bal', 'A1234|OAK HOSP ER|$5', 'A1235|ELM PROPANE COOP|$6', 'A1236|ASH RADIOLOGY PC|$7'], 'number|name|balance'],
    ['the clients of an agency, by the short words of their trades', ['Account-ID|Client|Cur-Bal', 'A1234|OAK REG MED CTR|$5', 'A1235|ELM ELEC|$6', 'A1236|ASH FITNESS #22|$7'], 'number|name|balance'],
    ['the plaintiffs of a court, where they are companies', ['Plaintiff|Defendant|Amount', 'Oak Recovery LLC|Maria Vega|$5', 'Elm Bank|Maria Vega|$6'], 'name|text|amountLoose'],
    ['what is paid of each balance', ['Paid to|Amount|Balance|Date of last payment', 'OAK|$5|$500|8/5/24', 'ELM|$0|$60|none'], 'name|paying|balance|date'],
    ['what was lent beside each balance', ['Paid to|Amount|Balance|Date of last payment', 'OAK|$900|$500|8/5/24', 'ELM|$6|$60|none'], 'name|amountLoose|balance|date'],
    ['an amount where nothing is said to be paid', ['Owed to|Amount|Balance', 'OAK|$5|$500', 'ELM|$0|$60'], 'name|amountLoose|balance'],
    ['a creditor over numbers with more behind them', ['Creditor reported|Bal', '4266XXXXXX 09/24|$5', '7981XXXXXX 08/24 CLOSED|$6'], '-|balance'],
    ['the number of a file that every row repeats', ['LoanNumber|Holder|AcctNo|Bal', '22-08|OAK|D-201|$5', '22-08|ELM|6007|$6', '22-08|ASH|8441|$7'], '-|name|number|balance'],
    ['a number that two loans share', ['Loan #|Lender|Bal', '22-08|OAK|$5', '22-08|ELM|$6'], 'number|name|balance'],
    ['a question that is answered with yes and no', ['Lender|Owed|Paid as agreed?', 'OAK|$5|Yes', 'ELM|$6|No - 30 days', 'ASH|$7|Yes'], 'name|balance|statusLoose'],
    ['the words of a question over sums', ['Lender|Owed|Past due', 'OAK|$5|$1', 'ELM|$6|$0', 'ASH|$7|$0'], 'name|balance|pastDue'],
    ['an account of names', ['Account|Balance', 'OAK BANK|$5'], 'name|balance'],
    ['an account of numbers', ['Account|Lender|Balance', '12XXXX|OAK|$5'], 'number|name|balance'],
    ['headings without rows', ['Creditor|Balance'], 'name|balance'],
    ['rows that are short', ['Creditor|Balance|Status', 'OAK', 'ELM|$5'], 'name|balance|statusLoose'],
  ])('is told by %s', (_, lines, expected) => {
    expect(meanings(...lines)).toBe(expected);
  });
  it.each([
    ['a name', ['|Balance', 'OAK BANK|$5', 'ELM BANK|$6'], 'name|balance'],
    ['a number', ['Creditor||Balance', 'OAK|****1234|$5'], 'name|number|balance'],
    ['a balance', ['Creditor|', 'OAK|$1,204.50', 'ELM|$300.00'], 'name|balance'],
    ['a status', ['Creditor|Balance|', 'OAK|$5|Late 30 Days', 'ELM|$6|Current'], 'name|balance|statusLoose'],
  ])('is told by the values alone where no heading tells: %s', (_, lines, expected) => {
    expect(meanings(...lines)).toBe(expected);
  });
  it.each([
    ['sums that are names', ['Balance|Creditor', 'OAK|ELM'], '-|name'],
    ['dates that are no sums', ['Creditor|Balance', 'OAK|10/20/2026'], 'name|-'],
    ['masks that are no sums', ['Creditor|Balance', 'OAK|****1234'], 'name|number'],
    ['an empty column without a heading', ['Creditor||Balance', 'OAK||$5'], 'name|-|balance'],
    ['the numbers of rows, also of a table below', ['#|Creditor|Balance', '1|OAK|$5', '2|ELM|$6', '1|ASH|$7'], '-|name|balance'],
    ['a heading of no meaning', ['Creditor|Colour|Balance', 'OAK|red|$5'], 'name|-|balance'],
  ])('is not told by a heading over values of another shape: %s', (_, lines, expected) => {
    expect(meanings(...lines)).toBe(expected);
  });
  it('is given once where a debt has it once', () => {
    const kinds = meanings('Creditor|Lender|Balance|Current Balance', 'OAK|ELM|$5|$6').split('|');
    expect(kinds.filter((kind) => kind === 'name')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'balance')).toHaveLength(1);
  });
  it.each([
    ['the newest', ['Creditor|31-Jan|28-Feb', 'OAK|$1,204.50|$1,100.00', 'ELM|$300.00|$200.00'], 'name|-|balance'],
    ['one that is hardly filled is none', ['Creditor|31-Jan|28-Feb', 'OAK|$5.00|$4.00', 'ELM|$6.00|', 'ASH|$7.00|'], 'name|balance|-'],
    ['today', ['Creditor|Balance 3/1/2025 (filing)|Balance today', 'OAK|$5.00|$4.00'], 'name|-|balance'],
  ])('is the balance of several days: %s', (_, lines, expected) => {
    expect(meanings(...lines)).toBe(expected);
  }); // biome-ignore format: tables are read in lines
  it('is nothing of no columns', () => {
    expect(columnMeanings([], [])).toEqual([]);
  });
}); // biome-ignore format: tables are read in lines
