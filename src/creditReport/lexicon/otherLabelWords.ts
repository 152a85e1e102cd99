import type { LabelKind } from './labelTable';

/**
 * What words of labels speak for in the other languages of households, as `labelWords.ts` has it for English: Spanish,
 * Portuguese, French, Haitian Creole, Vietnamese, Tagalog, Polish and Russian without accents, Chinese and Korean. Two
 * words stand with a dash.
 */
export const OTHER_LABEL_WORDS: Readonly<Partial<Record<LabelKind, string>>> = {
  balance: `devedor 2, dever 3, solde 4, du 1, doit 3, dois 3, devons 3, restant 3, balans 4, dwe 4, so-du 6,
    du-no 6, con-no 6, con-lai 4, no 1,
    utang 3, balanse 4, natitira 3, kwota 2, pozostalo 4, dlug 2, zadluzenie 4, остаток 4, долг 3,
    задолженность 4, сумма 2, баланс 4,
    欠款 5, 还欠 5, 還欠 5, 尚欠 5, 总欠 5, 剩余 4, 剩餘 4, 余款 4, 未还 4, 余额 5, 餘額 5, 欠款余额 6, 金额 3, 金額 3, 总欠款 6, 잔액 5, 잔고 5,
    금액 2, 상환잔액 6`,
  paying: `mensuel 3.5, mensualite 5, paiement 4, par-mois 5, versement 4, chak-mwa 4, peman 4, pa-mwa 4,
    tra-hang 4, hang-thang 4, moi-thang 4, tra-gop 4, tra 2, toi-thieu 4, tra-no 3, bayad 3, hulog 4, buwan 1,
    buwanang 4, kada-buwan 4,
    rata 4, raty 4, miesieczna 4, miesieczna-rata 6, платеж 4, ежемесячный 4, ежемесячно 4, месяц 2, 月供 6,
    每月 4, 月还款 6, 每月还款 6, 最低还款 6, 月付 6, 최소 3, 월 3, 월납입금 6, 월상환 6, 납입금 4,
    abono 4, abonos 4, pagamento 4, pagamentos 3, mensal 3.5, mensais 3, quota 3, mensalidades 5, parcelas 3`,
  money: `limit-credit 6, ghe 0, plafond 7, han-muc 7, ban-dau 5, limitado 2, лимит 7, 额度 7, 信用额度 8, 한도 7,
    dostepne 5, salario 6, renda 6, revenu 6, thu-nhap 7, luong 5`,
  pastDue: 'en-retard 5, qua-han 5, zalegle 5, просрочено 6',
  date: 'data 4, ngay 3, dat 3, datum 4, echeance 5, han-tra 5, dia 2, vencimento 6, дата 6, срок 4, 日期 6, 到期日 6, 날짜 6, petsa 6, termin 4',
  name: `creancier 6, preteur 5, banque 5, credor 6, devo-a 4, kreyansye 6, bank-lan 5, konpayi 4.5, non 3,
    chu-no 6, ngan-hang 5, ten 3, ten-no 4, nguoi-cho-vay 6,
    pinagkakautangan 6, pangalan 6, kumpanya 4.5, bangko 5, wierzyciel 6, nazwa 4, firma 3, кредитор 6,
    банк 5, название 4, кому 5, 债权人 6, 債權人 6, 银行 5, 銀行 5, 公司 4, 催收公司 7, 债主 6, 机构 4, 名称 4, 채권자 6, 은행 5, 이름 3,
    업체 4, 카드사 5,
    dividas 2, divida 2, dette 2, dettes 2, det 2`,
  number: `nimewo 4, kont 2.2, compte 2.2, numero-de-compte 6, so-tai 3, tai-khoan 4, stk 5, numer 4, konta 2.2,
    kontonummer 6, kontonr 6, rekeningnummer 6, vertragsnummer 6, nummer 4, rachunku 3, счет 3, счета 3,
    номер 5, 账号 6, 帳號 6, 账户 4, 帐号 6, 卡号 6, 卡號 6, 尾号 6, 尾號 6, 贷款号 6, 貸款號 6, 合同号 6, 案号 6, 案號 6, 编号 5, 編號 5,
    계좌 5, 계좌번호 6, 번호 4, final 3, terminada 4, termina 4`,
  status: `estatus 6, situacao 6, statut 6, etat 5, estati 6, sitiyasyon 6, tinh-trang 7, trang-thai 7,
    katayuan 6, lagay 5, stan 4, статус 7, состояние 5, 状态 7, 狀態 7, 状况 6, 상태 7, 연체여부 7, caught-up 8,
    on-time 6, up-to 3`,
  original: 'goc 14, credor-original 14, creancier-original 14, creancier-initial 14, 原债权人 12',
  statusHint:
    'genre 4, kalite 4, loai 5, uri 4, rodzaj 5, тип 5, вид 4, 类型 6, 種類 5, 종류 5, uwagi 4, observacoes 4, obs 4',
  text: `confirmacion 9, expediente 9, informe 7, titular 8, taxa 7, juros 7, taux 7, lai-suat 9, ghi-chu 8,
    ty-le 6, oprocentowanie 8, ставка 7, процент 6, примечание 8, 利率 9, 备注 8, 備註 8, 이자율 9, 비고 8,
    observacion 7, observaciones 7, clasificacion 7,
    stt 8, lp 6, l.p. 6, responsavel 8, dono 7, dueno 7, de-quien 7, titulaire 8, interes-anual 9, nota 6,
    remarques 6, remak 6, nguoi-dung-ten 9, telefone 9, endereco 9, adresse 9, telefon 9, adres 9, tel 7`,
};
