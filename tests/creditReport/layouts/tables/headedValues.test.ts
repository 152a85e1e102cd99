import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readHeadedValues } from '../../../../src/creditReport/layouts/tables/headedValues';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

const BLOCKS = `
OAK BANK   PO BOX 17054 WILMINGTON DE 19884-0001
Account Number   Date Opened   High Credit   Credit Limit   Terms Frequency
5490992104*      08/1999       $9,744        $10,000        Monthly
Items As of      Balance    Amount     Actual        Scheduled
Date Reported    Amount     Past Due   Paymnt Amt    Paymnt Amt
12/2009          $9,112     $0         $200          $184
Current Status - Pays As Agreed; Type of Loan - Credit Card;

ELM LOANS   11100 USA PKWY FISHERS IN 46037-9203
Account Number   Date Opened   High Credit   Credit Limit   Terms Frequency
98814002771000120080903*   09/2008   $5,500                 Monthly
Items As of      Balance    Amount     Actual        Scheduled
Date Reported    Amount     Past Due   Paymnt Amt    Paymnt Amt
11/2009          $5,731     $60                      $75
Current Status - 30-59 Days Past Due; ADDITIONAL INFORMATION - Original Creditor Name: FIR BANK;
`;

function debtsIn(text: string): string[] {
  return readHeadedValues(placedLines(piecesOfText(text))).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

describe('headings over the values of each account', () => {
  it('gives each value to the heading it stands under, also where a long one pushes it aside', () => {
    expect(debtsIn(BLOCKS)).toEqual([
      'OAK BANK|5490992104*|$9,112|$184|current|',
      'ELM LOANS|98814002771000120080903*|$5,731|$75|30days|FIR BANK',
    ]);
  });

  it('takes the name behind its count in a row of cells, with what the others say, and the labelled cells below', () => {
    const block = (count: number, name: string, number: string, status: string) => `
${count}   ${name}   Joint   Acct #   ${number}
Opened    Reported   Hi Credit   Balance    Payment   Past Due
06/2020   07/2022    $402,500    $389,214   $2,406    $0
Type   Mortgage (VA)   Acct Status   Open   Manner of Payment   ${status}
Remarks   VA REAL ESTATE MORTGAGE
`;
    expect(
      debtsIn(
        `${block(1, 'OAK BANK', '4800XXXX', 'Current')}${block(2, 'ELM', '112XXXX', '90 days past due')}`,
      ),
    ).toEqual(['OAK BANK|4800XXXX|$389,214|$2,406|current|', 'ELM|112XXXX|$389,214|$2,406|90days|']);
  });

  it('reads headings that come once right below those that come back', () => {
    const once = `
FIR COLLECTIONS   PO BOX 12 RENO NV 89501
Account Number   Date Opened   High Credit   Credit Limit   Terms Frequency
32996*           06/2019       $417
Date Assigned    Date Reported    Original Amount    Current Balance
06/2019          08/2020          $417               $267
`;
    expect(debtsIn(`${BLOCKS}${once}`)[2]).toBe('FIR COLLECTIONS|32996*|$267|||');
  });

  it('says nothing of an account below the title of another part', () => {
    const part = 'Collection Agency Information\nCurrent Status - Charge Off; Account # - 55*;\n';
    const [, elm] = debtsIn(BLOCKS.replace(/Current Status - 30.*\n/, part));
    expect(elm).toBe('ELM LOANS|98814002771000120080903*|$5,731|$75||');
  });

  it('takes no label beside others for the name', () => {
    const block = (number: string) => `
Scheduled Payment   298.14   Past Due Amount   0.00
Date         Amount     Interest   Balance
05/01/2025   1,298.14   ${number}  12,075.81
`;
    expect(debtsIn(block('68.36') + block('68.37')).join()).not.toContain('Scheduled');
  });

  it('takes what stands between them under labels of its own, beside another, and the history below', () => {
    const block = (name: string, number: string, status: string) => `
${name}
Address:              Account Number:
12 ELM ST             ${number}....
Status: ${status}     Status Details: This account
Date Opened:      Type:              Credit Limit:
05/2004           Mortgage           $141,000
Last Reported:    Monthly Payment:   Recent Balance:
07/2010           $1,159             $129,466
Account History:
60 days past due as of Jul 2010
`;
    expect(
      debtsIn(
        `${block('OAK', '83550', 'Open. $2 past due as of Jul 2010.')}${block('ELM', '91123', 'Open/Never late.')}`,
      ),
    ).toEqual(['OAK|83550....|$129,466|$1,159|60days|', 'ELM|91123....|$129,466|$1,159|current|']);
  });

  it('takes two headings with a value each, where both are labels', () => {
    const block = (name: string, status: string) => `
${name}
Balance        Credit limit      Utilization
$915           $12,000           8%
Payment status                   Last updated
${status}                        Feb 27, 2025
`;
    expect(debtsIn(`${block('OAK BANK', 'Charged off ')}${block('ELM BANK', 'Late 30 days')}`)).toEqual([
      'OAK BANK||$915||90days|',
      'ELM BANK||$915||30days|',
    ]);
  });

  it('takes the number alone above the headings for that, and the line above it for the name', () => {
    const block = (name: string, number: string) => `
${name}
Account ${number}
Interest rate   Principal balance   Unpaid interest   Current balance
4.53%           $5,500.00           $18.21            $5,518.21
`;
    expect(
      debtsIn(`${block('Direct Subsidized Stafford Loan', 'E417720036')}${block('Oak', 'Bank')}`),
    ).toEqual([
      'Direct Subsidized Stafford Loan|E417720036|$5,518.21|||',
      expect.not.stringContaining('|Bank|'),
    ]);
  });

  it('takes the number behind a label with its sign, below the name, and how the debt stands before its terms', () => {
    const block = (name: string, number: string, status: string) => `
${name}                        ECOA: B
ACCT# ${number}
OPENED    REPORTED   HI. CREDIT   CREDIT LIMIT   BALANCE    PAST DUE   PAYMENT
04/2019   01/2023    $24,980      -              $6,733     $389       $389
REVIEWED 45 MONTHS    30:1 60:0 90+:0    DLA 12/2022   TYPE AUTO
STATUS  ${status}       TERMS 72
`;
    expect(
      debtsIn(
        `${block('OAK FINANCE', '20190417703', '30 DAYS PAST DUE')}${block('ELM BANK', '601100443XXX', '60 DAYS PAST DUE')}`,
      ),
    ).toEqual(['OAK FINANCE|20190417703|$6,733|$389|30days|', 'ELM BANK|601100443XXX|$6,733|$389|60days|']);
  });

  it('keeps what stands below the next headings for the next account', () => {
    const block = (name: string, rating: string) => `${name}
Acct No      Opened    Balance    Past Due
5178XXXX     04/2019   $868       $8
Current rating: ${rating}
`;
    const text = `${block('OAK BANK', 'CURRENT')}${block('ELM LOANS', '60 DAYS PAST DUE')}`;
    expect(debtsIn(text).map((debt) => debt.split('|')[4])).toEqual(['current', '60days']);
  });

  it('reads nothing where the headings do not come back', () => {
    expect(debtsIn(BLOCKS.slice(0, BLOCKS.indexOf('ELM')))).toEqual([]);
  });
});

it('what stands under the title of a part without debts is none', () => {
  const shares = 'TYPE  NAME      BALANCE   AVAILABLE\nREAL  OAK CLUB    $25.00       $5.00\n';
  const loans = 'TYPE  NAME      BALANCE   PAYMENT\nREAL  OAK LOAN    $75.00       $5.00\n';
  expect(debtsIn(`LOANS\n${loans}\nLOANS\n${shares}`)).toHaveLength(2);
  expect(debtsIn(`LOANS\n${loans}\nSHARES\n${shares}`)).toHaveLength(1);
});

it('the title of a part counts for all accounts below it, up to the next one', () => {
  const block = (name: string, number: string, client: string) => `
${name}   3 COURT SQ BANGOR ME 04401
Account Number   Date Reported   Balance   Date Assigned   Original Amount   Status
${number}        04/2025         $97       06/2024         $97               Unpaid
Client - ${client}
`;
  const text = `
Collection Agency Information
${block('OAK BUREAU', '80-11734', 'FIR IMAGING')}${block('ELM BUREAU', '80-22845', 'ASH CLINIC')}
Credit Account Information
${block('PINE LOANS', '80-33956', 'YEW')}`;
  expect(debtsIn(text)).toEqual([
    'OAK BUREAU|80-11734|$97||90days|FIR IMAGING',
    'ELM BUREAU|80-22845|$97||90days|ASH CLINIC',
    'PINE LOANS|80-33956|$97|||',
  ]);
});

describe('labels with their values below those of headings', () => {
  const block = (name: string, sums: string, status: string, label: string, paid: string) => `
${name}
Balance          Original Amount    Paid
${sums}
Account No.  ${name.length}0044******    Opened  04/14/2020
Status  Open                       Payment Status  ${status}
${label}
${paid}                             Terms 360 months
Type  Auto                         Owner  Individual
`;
  const elm = (label: string) =>
    block('ELM AUTO', '$11,020          $24,500            55%', 'Past due 60 days', label, '$466');
  const oak = (label: string) =>
    block('OAK MORTGAGE', '$301,446         $318,000           5%', 'Current', label, '$1,675');

  it.each(['Monthly\nPayment', 'Scheduled\nPayment', 'Minimum\nPayment', 'Monthly Payment', 'Payment'])(
    'what stands below %j is paid, and the line of a label and its status above is none of headings',
    (label) => {
      expect(debtsIn(`${oak(label)}\n${elm(label)}`)).toEqual([
        'OAK MORTGAGE|120044******|$301,446|$1,675|current|',
        'ELM AUTO|80044******|$11,020|$466|60days|',
      ]);
    },
  );

  it.each(['Last\nPayment', 'Late\nFee', 'Remark'])(
    'what stands below %j is not paid each month',
    (label) => {
      const paid = debtsIn(`${oak(label)}\n${elm(label)}`).map((debt) => debt.split('|')[3]);
      expect(paid).toEqual(['', '']);
    },
  );
});

it('reads values under headings on two lines with one blank between their words', () => {
  const block = (name: string, number: string, values: string, status: string) => `
${name}  PO BOX 17054 WILMINGTON DE 19884-0001
Account Number Date Opened High Credit Credit Limit Terms Frequency
${number} 08/1999 $9,744 $10,000 Monthly
Items As of Balance Amount Date of Actual Scheduled
Date Reported Amount Past Due Last Paymnt Paymnt Amount Paymnt Amount
${values}
Current Status - ${status}; Type of Loan - Credit Card;
`;
  expect(
    debtsIn(
      block('OAK BANK', '5490992104*', '12/2009 $9,112 $0 11/2009 $200 $184', 'Pays As Agreed') +
        block('ELM LOANS', '98814002*', '12/2009 $5,731 $60 10/2009 $0 $75', '30-59 Days Past Due'),
    ),
  ).toEqual(['OAK BANK|5490992104*|$9,112|$184|current|', 'ELM LOANS|98814002*|$5,731|$75|30days|']);
});

describe('headings of which the second line runs several together', () => {
  const ACCOUNT = (name: string, number: string, balance: string, status: string, designator = '') => `
${name}   PO BOX 15026 WILMINGTON DE 19850
Account Number     Date Opened  High Credit  Credit Limit  Months Revd  Activity Designator
${number}       04/2003      $9,120       $10,000       96           ${designator}
Items As of    Balance   Amount    Date of       Actual     Scheduled   Date of    Date of     Date Maj.    Charge Off
Date Reported  Amount    Past Due  Last Paymnt   Paymnt Amt Paymnt Amt  1st Delnqy Last Actvty Del.1st Rptd Amount
06/2011        ${balance}    $0        05/2011       $200       $154                   05/2011
Status - ${status}; Type of Account - Revolving; Type of Loan - Credit Card; Whose Account - Individual Account;
`;
  const [OAK, ELM] = [
    ACCOUNT('Oak Bank', '42645201****', '$7,733', 'Pays As Agreed'),
    ACCOUNT('Elm Loans', '02491845****', '$8,052', '60-89 Days Past Due'),
  ];
  it('are read word by word under those above', () => {
    expect(debtsIn(`${OAK}${ELM}`)).toEqual([
      'Oak Bank|42645201****|$7,733|$154|current|',
      'Elm Loans|02491845****|$8,052|$154|60days|',
    ]);
  });
  it('leave an account that was sold without a status', () => {
    const sold = ACCOUNT('Ash Loans', '1990****', '$0   ', 'Pays As Agreed', 'Transfer/Sold');
    expect(debtsIn(`${OAK}${sold}`)[1]).toBe('Ash Loans|1990****|$0|$154||');
  });
  it.each([
    ['a line of values has no more below', (text: string) => text.replace(/\n06\/2011.*/, '')],
    ['the values stand apart', (text: string) => text.replace(/\n(?=06\/2011)/, '\n\n')],
    [
      'more words stand under a heading than it can have',
      (text: string) => text.replace('Del.1st Rptd Amount', 'Del.1st Rptd Amount as each of them was first told here by hand'),
    ],
  ])('are none where %s', (_, changed) => {
    expect(debtsIn(changed(OAK) + changed(ELM)).join()).not.toContain('$7,733');
  });
}); // biome-ignore format: texts are read in lines

it('reads values without gaps under headings of which some are unknown, each by its shape', () => {
  const block = (name: string, numbers: string, values: string, status: string) => `${name}
Account Number Date Opened High Credit Credit Limit Terms Duration Terms Frequency Months Revd Designator
${numbers}
Items As of Date Reported Balance Amount Amount Past Due Date of Last Paymt Actual Paymt Amount Scheduled Paymt Amount Date of Last Activity Charge Off Amount
${values}
Status - ${status}; Type of Account - Revolving;
`;
  const oak = block(
    'Oak Bank PO Box 982235 El Paso TX 79998-2235',
    '488893770120* 11/1997 $9,310 $9,500 Monthly 99',
    '05/2013 $8,877 05/2013 $220 $214 05/2013',
    'Pays As Agreed',
  );
  const elm = block(
    'Elm Finance PO Box 499 Hanover MD 21076-0499 : (800) 922-6235',
    '20-0046-0317* 06/2009 $5,140 48M Monthly 46',
    '04/2013 $1,066 $318 02/2013 $159 03/2013',
    '60 Days Past Due',
  );
  expect(debtsIn(`${oak}${elm}`)).toEqual([
    'Oak Bank|488893770120*|$8,877|$214|current|',
    'Elm Finance|20-0046-0317*|$1,066||60days|',
  ]);
});

describe('accounts whose headings stand over their values with one blank between all', () => {
  const account = (name: string, kind: string, last: string, sums: string, status: string) => `${name}
P.O. Box 8803, Dover DE 19899
Account Number Account Type Association ${last}
${kind}
Date Opened Date Reported Last Payment Date Date Closed
10/2012 04/2017 04/2017
Balance Past Due Original Amount Credit Limit Monthly Payment
${sums}
Account Status
${status}
`;
  const oak = account('OAK BANK', '00023***** Revolving Individual Credit Card', 'Loan Type', '$3,041 $0 $4,410 $5,000 $89', 'OPEN - CURRENT');
  const elm = account('ELM BANK', '7120****** Installment Joint Home Improvement', 'Loan Type', '$5,512 $214 $12,000 $214', 'OPEN - 30 DAYS PAST DUE');
  const fir = account('FIR ASSETS', '551****** Collection Individual ASH MEDICAL CENTER', 'Original Creditor', '$1,090 $1,090 $1,090', 'OPEN - COLLECTION');
  it('are read with whose each is, the payment of a loan without a limit, how each stands, and who was owed first', () => {
    expect(debtsIn(`${oak}${elm}${fir}`)).toEqual([
      'OAK BANK|00023*****|$3,041|$89|current|',
      'ELM BANK|7120******|$5,512|$214|30days|',
      'FIR ASSETS|551******|$1,090||90days|ASH MEDICAL CENTER',
    ]);
  });
  const beside = (name: string, address: string, number: string, sums: string, between = '') => `
${name}
${address}
Account Number Loan Type Account Type Whose Date Opened Date Reported
${number} Credit Card Revolving Individual 09/10/2019 11/30/2021
Credit Limit/Highest Amount Current Balance Amount Past Due Payment Amount Last Payment Terms${between}
${sums}
Account Status: Open - Current
`;
  const ash = beside('ASH BANK', '12 ELM ST, RENO NV 89501', 'XXXX4406', '$3,500 $2,640 $0 $81.00 08/31/2021 --');
  it('are read over the break of a page between headings and values', () => {
    const yew = (between: string) => beside('YEW BANK', '1 OAK CT, RENO NV 89501', 'XX1190', '$9,625 $3,008 $0 $104.00 11/04/2021 --', between);
    expect(debtsIn(ash + yew('\n\nCredit Report Number 0118    Page 2 of 5\n'))).toEqual(debtsIn(ash + yew('')));
    expect(debtsIn(ash + yew(''))).toHaveLength(2);
    expect(debtsIn(ash + yew('\n\nOther words of the page\n'))).toHaveLength(1);
  });
  it('are read with two sums that a slash parts, under a heading of two', () => {
    expect(debtsIn(ash + beside('YEW BANK', '1 OAK CT, RENO NV 89501', 'XX1190', '$3,500/$2,871 $2,640 $162 $81.00 08/31/2021 --'))).toEqual([
      'ASH BANK|XXXX4406|$2,640|$81.00|current|',
      'YEW BANK|XX1190|$2,640|$81.00|current|',
    ]);
  });
  it('have their name over an address that begins as one', () => {
    expect(debtsIn(ash + beside('YEW BANK', 'LOCKBOX 6112 PO BOX 7247, RENO NV 89501', 'XX1190', '$9,625 $3,008 $0 $104.00 11/04/2021 --')).map((row) => row.split('|')[0])).toEqual(['ASH BANK', 'YEW BANK']);
  });
}); // biome-ignore format: accounts are read in lines

describe('values that have moved together over empty cells, under headings in their columns', () => {
  const block = (name: string, values: string, below = 'Status - Pays As Agreed;') => `
${name}  PO BOX 17054 WILMINGTON DE 19884
Account Number    Date Opened  High Credit  Credit Limit
42645201*  04/2003  $9,120  $10,000
Items As of    Balance   Amount     Date of       Actual        Scheduled     Date
Date Reported  Amount    Past Due   Last Paymnt   Paymnt Amount Paymnt Amount Closed
${values}
${below}
`;
  const oak = block('OAK BANK', '03/2009  $3,212  02/2009  $120  $64');
  const elm = block('ELM LOANS', '03/2009  $9,873  $2,694  12/2008  $898  $898');
  it('go each to the next heading that it has the shape of', () => {
    expect(debtsIn(oak + elm)).toEqual([
      'OAK BANK|42645201*|$3,212|$64|current|',
      'ELM LOANS|42645201*|$9,873|$898|current|',
    ]);
  });
  it('are read behind a line that says the page goes on, whatever stands behind that', () => {
    const broken = (text: string) => text.replace(/ {2,}/g, ' ');
    const foot = '(Continued On Next Page)   Page 3 of 12   9089AD-001- 2410\n';
    const [plain, over] = [broken(oak + elm), broken(oak) + broken(elm).replace(/(?<=\n)(?=03\/2009)/, foot)];
    expect(debtsIn(over)).toEqual(debtsIn(plain));
    expect(debtsIn(over)).toHaveLength(2);
  });
  it('keep the name above them where the title of a list of companies stands below', () => {
    const titled = block('ELM LOANS', '03/2009  $9,873  $2,694  12/2008  $898  $898', 'Company Information - Prior Inquiry Dates');
    expect(debtsIn(oak + titled)[1]).toContain('ELM LOANS|');
  });
}); // biome-ignore format: texts are read in lines
