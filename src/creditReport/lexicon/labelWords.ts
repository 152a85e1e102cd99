import type { LabelKind } from './labelTable';

/**
 * What single words, and pairs of words, of a label speak for: `word weight`, a negative weight speaking against. Words
 * add up, so that `Current principal bal. ($)` needs no line of its own. English, and the Spanish of households.
 * A label that `labelTable.ts` spells out is decided there; this table is for all that nobody has listed.
 */
export const LABEL_WORDS: Readonly<Partial<Record<LabelKind, string>>> = {
  balance: `balance 4, verified-bal 8, verified-balance 8, bal 4, saldo 4, owe 4, owed 4, owing 4, debo 4, debe 4, debemos 4, adeudado 4, outstanding 2,
    payoff 3, pay-off 3, remaining 3, left 3, unpaid 3, principal 2, amount 1.5, amt 1.5, monto 1.5, cantidad 1.5,
    importe 1.5, debt 1, deuda 2, total 0.5, much 2.5, claim 2, claimed 2.5, enrolled -0.5, enrolled-debt 3, enrolled-amount 3, exposure 2, restante 3, pendiente 3, current 1.5, present 1, cur 1.5, today 1, now 1, latest 1.5,
    actual 1, devo 4, deve 4, devemos 4, faltam 3.5, indebtedness 4, carrying 2, still 2, deficiency 6, upb 5, curr 1.5, unpd 3, capital 1, usd 1`,
  amountLoose:
    'amount 2, amt 2, monto 2, cantidad 2, importe 2, total 2, sum 2, due 1, value 1, dollars 2, charges 1',
  paying: `payment 4, paymt 4, pymnt 4, pmnt 4, paying 4, tot-pmt 8, total-pmt 8, total-payment 8, payments 3, pmt 4, pymt 4, paymnt 4, pay 2.5, pays 2, monthly 3.5, month 1, mo 3, minimum 4, min 4, installment 3.5,
    scheduled 3, sched 3, repayment 2, cuota 4.5, pago 4, pagos 3, pagar 2.5, monto-pagar 6, importe-pagar 6, cantidad-pagar 6, programado 3, programada 3, mensual 3.5, mensuales 3.5, mensualidad 5, minimo 4, parcela 5, prestacao 5, mensalidade 5, emi 5, /mo 4, mp 4, pi 2, draft 2, they-ask 4, they-take 3, send 2, sending 2, each-month 4, per-month 4, per-mo 4, each-mo 4, every-month 4, regular 1, required 1, estimated 1, contractual 1, next 0.5`,
  money: `limit 8, limite 8, high 6, highest 6, most 5, hi 5, original 5, orig 5, initial 5, opening 5, starting 5, start 4, started 5, beginning 5, begin 5, beg 5, forward 5, intake 5, referral 4, separation 4,
    available 6, alert 6, off 3, charge-off 5, charged-off 5, chargeoff 6, settlement 7, settle 6, offer 6, savings 6, fee 6, fees 6,
    interest 4, interes 3, escrow 6, last 5, ultimo 5, previous 5, prior 5, statement 1.5, paid 4, pagado 4, received 5,
    deposit 6, insurance 5, adjustments 6, adjustment 6, credit 0.5, written 4, deferred 4, balloon 6, cash 3, income 6,
    salary 6, borrowed 5, loaned 5, advance 3, peak 5, max 3, maximum 3, target 3, budget 4, extra 3, cost 3, costs 6, attorney-fee 9, filing-fee 9, retainer 7, counseling 5, price 5,
    reserve 4, market 4, property 4, collateral 3, used 3, utilization 4, accrued 4, late-fee 6, since 2, total-charges 6,
    monto-original 8, saldo-original 9, importe-original 8, mas-alto 6, mas-alta 6, average 4, solicitado 9, recovery 3, bid 3, co 3, prin 0.5, int 4, over 3, escrow-balance 8, line 2, financed 6, enrollment 5, enrolment 5, enrolled-amt 0, inicial 5, credito 1, disponible 6, maximo 3, weekly 2,
    collected 5, dedicated-account 9, trust-account 9, escrow-account 9, reserve-account 9, savings-account 9,
    rent 6, renta 6, aluguel 6, alquiler 6, lwaye 6, loyer 6, pension 6, social-security 8, sueldo 6, wages 6, stubs 8, rolling 6, worth 4, value 3, annual 2, take-home 8, refund 6, before 4, surplus 6, proceeds 6, patient-payment 8, patient-payments 8, guarantor-payments 8`,
  pastDue: `past-due 9, pastdue 9, overdue 7, arrears 8, arrearage 8, vencido 6, atrasado 4, cure 6, reinstatement 6, delinquent 3,
    behind-amount 6`,
  date: `date 7, day 4, days 2, due 2.5, fecha 7, when 4, vence 5, vencimiento 6, closed 4, activity 4, verified 5, dla 6, dofd 7,
    dob 7, year 4, month 1, thru 4, until 5, from 2, expires 5, removal 5, delinquency 2, rptd 5, changed 3, placed 3, referred 3, asignacion 3, next 1.5`,
  reported: 'reported 6, updated 6, as-of 6',
  opened:
    'opened 7, open-date 9, fecha-apertura 9, origination 6, originated 6, abierta 6, apertura 6, disbursed 4',
  name: `creditor 5, creditors 5, lender 5, name 3, company 4, member-company 11, bank 4, banks 3, who 5, who-owe 8, issuer 4, servicer 4.5, holder 3, subscriber 5,
    furnisher 5, collector 5, acreedor 6, otorgante 6, entidad 4.5, banco 5, empresa 5, compania 5, store 4, merchant 3, provider 4.5, facility 4.5,
    payee 4, vendor 4, nombre 3.5, prestamista 6, debt 1.5, debts 2, deuda 2, deudas 2, loan 1, prestamo 1, card 1.5, tarjeta 2, account 1.8,
    cuenta 1.8, institution 4, biller 4, owner-of-debt 6, whom 5, place 2, hospital 3, quien 6, item 1, description 1.5, bill 2,
    tradeline 4, trade 2, name-address 14, names-addresses 14, noteholder 5, noteholders 5, lienholder 5, mortgagee 5, creditor-address 14, firm 3, plaintiff 2, party 2, claimant 5`,
  number: `number 4, no 3.5, num 4, nbr 4, # 4, acct 3.2, account 2.2, ending 4, digits 5, cuenta 2.2, numero 5, last-4 9, last-four 9, last-3 9, last-three 9, last-5 9, last-five 9, last-6 9, last-digits 9, last-numbers 9, last-nums 9, last-# 9, last-few 9, final-digits 9, end-digits 9, ending-digits 9,
    id 3, loan 1.2, prestamo 1.2, card 1.2, mask 4, ends 4, ref 2, terminacion 5, conta 2.2, masked 3, tail 3, four 2, last4 9, nr 4, suffix 3, sfx 3`,
  status: `status 7, stat 5, stage 4, standing 6, stand 5, stands 5, rating 5, rated 5, behind 6, late 4, delinquency 4, estado 6, estatus 6, situacion 6, mop 7, dpd 7,
    lateness 6, current? 4, pace 1, atraso 6, atrasos 6, condition 3, state 2, delinquent? 5, good-standing 6, performance 4, dq 5, delinq 6, bucket 3, dlq 6, delq 6,
    worst -4, dispute -5, history -6, marital -9`,
  original:
    'original-creditor 12, orig-creditor 12, creditor-original 12, creditor-orig 12, lender-original 11, original-lender 11, oc 5, acreedor-original 14, orig-lender 11, assignor 5, on-behalf 6, purchased-from 7',
  agency: 'agency 5, agencia 5',
  statusHint:
    'type 6, tipo 6, remarks 6, remark 6, comment 5, comments 5, narrative 6, kind 5, category 6, class 5, product 4, code 4',
  text: `apr 9, rate 6, school 6, college 6, grant 7, % 5, percent 6, tasa 7, address 9, addr 9, direccion 8, phone 9, telefono 9, email 9, e-mail 9, fax 9, contact 3, website 8, url 9,
    terms 7, term 7, plazo 7, frequency 8, responsibility 9, ownership 9, whose 9, ecoa 9, liability 5, guarantor 8, borrower 8, defendant 12, member 6, client 8,
    customer 5, reference 6, bureau 8, ssn 9, zip 9, notes 8, note 7, notas 8, todo 8, do 4, action 7, plan 3, strategy 7, priority 8, reason 6,
    history 8, years 8, pattern 8, months 3, reviewed 5, count 6, score 8, court 8, county 5, docket 9, case 6, file 6, subject 7, paid? 9, autopay 8,
    method 6, link 7, view 5, agent 5, rep 5, assigned 4, security 4, secured 5, collateral 5, cosigner 8, joint 5, tags 8, age 6,
    who-pays 8, who-owes 9, responsible 8, website 8, login 9, password 9, username 9, location 6, city 7, worst 6, dispute 8, question 6, line 3, row 5,
    designator 6, classification 6, source 7, compliance 6, ratio 6, lien 5, equity 5, vehicle 4,
    odds 9, approval 5, claim-no 9, claim-number 9, claim-# 9, claim-num 9, clm-no 9, clm-num 9, clm-# 9, clm-id 9, ct-clm 9, total-number 9, mo-rev 8, months-rev 8, mos-rev 8, 30 10, 60 10, 90 10, 90+ 10`,
  veto: 'inquiry 9, inquiries 9, employer 9, consulta 9, consultas 9',
};
