import { either } from '../page/anyOf';
import { remembered } from '../page/remembered';

/**
 * What a line of a statement tells about its account: what was owed before, what was added or taken off since, what is
 * owed now, what is to be paid, and what is past due; `bank` is what comes into an account of one's own money, or leaves it.
 */
export type StatementRow = 'before' | 'moved' | 'now' | 'paying' | 'late' | 'limit' | 'bank';

const whole = (...ways: readonly RegExp[]) => new RegExp(`^${either(...ways)}$`, 'iu');

/** What each line is called, in English, Spanish, Portuguese and French; the first that fits tells. */
const WORDS: readonly (readonly [StatementRow, RegExp])[] = [
  [
    'before',
    whole(
      /(?:your )?(?:previous|prior|last|opening|beginning|starting|old)(?: (?:month['’]?s?|statement|account|principal))? balance/,
      /(?:previous|prior|last) (?:statement|bill)(?: (?:balance|amount))?|balance (?:brought )?forward|balance (?:from|on|of) (?:your )?(?:last|previous|prior) (?:statement|bill|invoice)/,
      /(?:saldo|balance) (?:anterior|previo|inicial|del (?:mes|estado) anterior)/,
      /(?:ancien solde|solde (?:pr[ée]c[ée]dent|ant[ée]rieur|initial|d['’]ouverture|du (?:mois|relev[ée]) pr[ée]c[ée]dent))/,
      // Of a loan whose security was sold.
      /(?:amount|balance|total)(?: (?:you )?ow(?:ed|ing))?(?: (?:on|under) (?:the |your )?(?:contract|loan|agreement|account))?(?: (?:before|prior to|at|as of|on) (?:the )?(?:date of )?(?:sale|repossession|disposition))|amount owed(?: (?:on|under) (?:the |your )?(?:contract|loan|agreement))?/,
    ),
  ],
  [
    'moved',
    whole(
      /(?:new |other |total )?(?:purchases|charges|transactions)(?: (?:and|&|\/) (?:adjustments|charges|debits))?|cash advances?|balance transfers?|(?:current|monthly|service) charges?/,
      /(?:other |total )?(?:payments?|credits?)(?:(?:,? (?:and|&)|,| ?\/) (?:other )?(?:payments?|credits?|adjustments?))*(?: (?:received|made|posted))?|adjustments?|(?:your )?last payment/,
      /(?:(?:late|annual|lien|other|returned|total|new|finance|membership|service) )*(?:fees?|interest|finance charges?)(?: (?:charged|charges?|and interest|this period))?/,
      /(?:new )?(?:compras|cargos|consumos|pagos|abonos|cr[eé]ditos|ajustes|intereses|comisiones|recargos|adelantos|avances)(?: (?:y|e) (?:otros )?(?:\p{L}+))?(?: (?:recibidos?|realizados?|del (?:mes|periodo|período)|de efectivo|nuev[oa]s|financieros))?|inter[eé]s(?: cobrado)?|pago recibido/u,
      /(?:achats|paiements?|versements?|cr[ée]dits?|frais|int[ée]r[êe]ts?|avances?(?: (?:de fonds|en argent))?|remboursements?|ajustements?)(?: (?:et|ou) (?:\p{L}+))?(?: (?:re[çc]us?|effectu[ée]s?|de (?:retard|cr[ée]dit)|factur[ée]s|du mois))?/u,
      /(?:novas )?(?:compras|pagamentos?|juros|encargos|tarifas|cr[ée]ditos|estornos)(?: (?:recebidos?|efetuados?|do m[êe]s))?/,
      // Of a loan whose security was sold.
      /(?:less|plus|minus|add)[: ]+(?:(?:any|all|the|our|your|unearned|accrued|sale|late|allowed|actual|other) )*(?:fees?|costs?|expenses?|interest|proceeds|payments?|credits?|rebates?|refunds?|charges?|taxes|repossession|repo|storage|auction|insurance|finance)(?: [^\d$]{1,40})?|(?:net )?(?:sale )?proceeds(?: (?:of|from) (?:the )?(?:sale|disposition))?/u,
    ),
  ],
  [
    'now',
    whole(
      /(?:your )?(?:(?:new|current|ending|closing|outstanding|remaining|total|account|statement|present) )*balance(?: (?:due|owed|owing))?/,
      /(?:total )?(?:amount|total)(?: now)? (?:due|owed|owing)(?: now)?|(?:remaining |total )?(?:deficiency|amount)(?: balance)?(?: (?:that )?you (?:still |now )?owe)?|deficiency(?: (?:balance|amount|owed|due))?/,
      /(?:nuevo (?:saldo|balance)|(?:saldo|balance) (?:nuevo|actual|final|total|al corte|de cierre|pendiente|deudor|adeudado|a pagar))|total a pagar/,
      /(?:nouveau solde|solde (?:nouveau|actuel|courant|final|total|d[ûu]|[àa] payer|de (?:cl[ôo]ture|fermeture)))|(?:montant|total) (?:d[ûu]|[àa] payer)/,
      /(?:novo saldo|saldo (?:novo|atual|devedor|em aberto))|total da fatura/,
    ),
  ],
  [
    'paying',
    whole(
      /(?:(?:total|new|current|your) )?(?:minimum|min\.?)(?: monthly)? (?:payment|pmt|due|amount)(?: (?:amount|due))*|monthly payment(?: (?:amount|due))*/,
      /pago m[ií]nimo(?: (?:requerido|a pagar|debido|exigido))?|(?:paiement|versement|montant) minimum(?: (?:d[ûu]|exigible|requis|[àa] payer))?|pagamento m[ií]nimo/,
    ),
  ],
  [
    'late',
    whole(
      /(?:total )?(?:amount )?(?:past[- ]due|overdue)(?: (?:amount|balance))?|(?:monto|saldo|importe|pago) (?:vencido|atrasado|en mora)|(?:montant|solde) en (?:souffrance|retard)|valor em atraso/,
    ),
  ],
  [
    'limit',
    whole(
      /(?:total |your )?(?:credit (?:limit|line)|available (?:credit|cash|balance)|cash (?:advance )?limit|credit available)/,
      /l[ií]mite(?: de cr[eé]dito)?|cr[eé]dito disponible|(?:limite de cr[ée]dit|cr[ée]dit disponible)|limite de cr[eé]dito|cr[eé]dito dispon[ií]vel/,
    ),
  ],
  [
    'bank',
    whole(
      /(?:(?:total|other|direct) )*(?:deposits?|withdrawals?|debits?|checks?(?: paid)?|dividends?|transfers? (?:in|out))(?: (?:and|&|\/) (?:\p{L}+ ?){1,3})?|interest (?:paid|earned)/u,
      /dep[oó]sitos?|retiros?|saques?|d[ée]p[ôo]ts?|retraits?/,
    ),
  ],
];

/** A day that is told beside a label: `as of 11/15/2026`, `al 15 de noviembre`, `(11/15/26)`. */
const DAY = /[ ,(]+(?:as of|as at|on|at|from|through|al?|au|em|del?)?:? ?\(?\d{1,4}[/.-]\d[\d/.-]*\)?$/i;
/** A longer label is a sentence. */
const MAX_LABEL = 80;

/** What a line of a statement with such a label tells; undefined where it is none. */
export const statementRowOf = remembered((label) => {
  if (label.length > MAX_LABEL) return undefined;
  const words = label
    .replace(/^[-+=–−•*] ?/, '')
    .replace(/(?<![ :=*.])[ :=*.]+$/, '')
    .replace(DAY, '');
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
});
