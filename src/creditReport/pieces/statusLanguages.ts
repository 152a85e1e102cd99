import { either } from '../page/anyOf';
import { NAMED_ONE } from '../page/repair/numberWords';

/** Where a word begins and ends, in any alphabet. */
const [BEGIN, END] = ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];

function words(pattern: string): RegExp {
  return new RegExp(`${BEGIN}(?:${pattern})${END}`, 'giu');
}

/** Words for a number, where what is counted follows. */
function counted(pattern: string): RegExp {
  return new RegExp(`${BEGIN}(?:${pattern})(?= (?:days?|months?|payments?)${END})`, 'giu');
}

/**
 * What households write about how late they are in Spanish, Portuguese, French, Haitian Creole, Vietnamese, Tagalog,
 * Polish, Russian, Chinese and Korean, and the English of reports for it. Chinese and Korean part no words.
 */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [
    words(
      'al (?:corriente|d[ií]a)|vigente|em dia|à jour|a jou|ajou|đúng hạn|nasa oras|updated (?:naman|pa(?: rin)?|na|lahat)|na bieżąco|w terminie|terminowo|вовремя|без просрочек',
    ),
    'current',
  ],
  [
    words(
      '(?:como|conforme|de acuerdo (?:a|con)|seg[uú]n) (?:a )?(?:lo )?(?:acordado|convenido|pactado)|conforme (?:o )?(?:acordado|combinado)|comme (?:convenu|pr[eé]vu)|selon (?:l.)?entente',
    ),
    'as agreed',
  ],
  [words('sin (?:adeudos?|deudas?|saldos?|pagos?|cuotas?) (?:vencid|atrasad|pendient)[aeo]s?'), 'never late'],
  [words('a tiempo|puntual(?:es|mente)?'), 'on time'],
  [
    words(
      'deb(?:o|e|emos)(?= (?:\\d|un|una|dos|tres|cuatro|cinco|seis) (?:pagos?|cuotas?|meses|mes|mensualidades))',
    ),
    'late',
  ],
  [words('(?:sin|sem|ning[uú]n) (?:atrasos?|retrasos?|moras?)|sans retards?'), 'never late'],
  [words('pagando (?:certinho|direitinho|tudo certo|puntual(?:mente)?|a tiempo|bien)'), 'on time'],
  [words('(?:q|que) n(?:o|ão) (?:l[aeo]s? )?pag(?:o|amos)|s[ei][nm] pagar'), 'unpaid'],
  [words('nunca|jamais'), 'never'],
  [words('(?:se )?pagan?(?= as agreed)'), 'pays'],
  [
    words(
      'no (?:h(?:e|a|emos|an) )?pagad[ao]s?|no (?:he |hemos )?pag(?:o|amos)|sin pagar|impag[ao]s?|n[aã]o pag[ao]s?|impay[eé]e?s?',
    ),
    'unpaid',
  ],
  [
    /(?:[没沒]有?|无|無|未|从未|從未)(?:任何)?(?:逾期|拖欠)|연체 ?없|正常|按时|按時|准时|準時|정상/g,
    ' current ',
  ],
  [
    words(
      either(
        // Spanish and Portuguese.
        /(?:en|a) (?:cobranzas?|cobros?|colecci[oó]n|colecciones)|colecci[oó]n/,
        /(?:agencia|compañía|empresa) de (?:cobros?|cobranzas?|colecci[oó]n|colecciones|cobran[çc]a)/,
        /cobran[çcz]as?/,
        // Haitian Creole, French, Vietnamese, Tagalog, Polish and Russian.
        /(?:ajans )?koleksyon|(?:en )?recouvrement|contentieux|đòi nợ|thu nợ|koleksiyon/,
        /windykacj\p{L}*|windykator\p{L}*|коллектор\p{L}*|взыскани\p{L}*/u,
      ),
    ),
    'collection',
  ],
  [/催收|追收|추심/g, ' collection '],
  [
    words(
      'castigad[ao]s?|incobrables?|(?:cancelad|cargad|pasad|enviad|dad)[ao]s? (?:a|como|por) (?:p[eé]rdidas?|incobrables?)(?: y ganancias)?|p[eé]rdidas y ganancias|ganancias y p[eé]rdidas|baixad[ao] como preju[ií]zo|xóa nợ|списан\\p{L}*',
    ),
    'charged off',
  ],
  [
    words(
      'reposse[ií]d[ao]s?|embargad[ao]s?|(?:lo|la|el carro|me lo) quitaron|quitaron (?:el|la|mi|nuestr[ao]) (?:carro|coche|auto|troca|camioneta)',
    ),
    'repossessed',
  ],
  [words('bancarrota|fal[eê]ncia|phá sản|faillite|банкротств\\p{L}*'), 'bankruptcy'],
  [
    words(
      'aplazamiento|aplazad[ao]s?|diferid[ao]s?|diferimento|adiad[ao]s?|tạm hoãn|hoãn|différée?s?|отсроч\\p{L}*|odroczon\\p{L}*',
    ),
    'deferred',
  ],
  [/延期|缓缴|유예/g, ' deferred '],
  [
    words(
      '(?:de |con |en |em |com )?(?:atras(?:o|os|ada|adas|ado|ados)|retraso|mora|retard)|vencid[ao]s?|moros[ao]s?|inadimplente|an reta|reta|trễ(?: hạn)?|quá hạn|(?:delayed|late)(?: na)? ng|delayed|(?:na )?huli|zaległ\\p{L}*|spóźnion\\p{L}*|opóźnien\\p{L}*|po terminie|просроч\\p{L}*',
    ),
    'late',
  ],
  [/逾期|拖欠|연체/g, ' late '],
  // Late by so many months or days; `晚` alone is the evening.
  [/[晚迟遲](?:[付还還交])?了? ?(?=(?:\d{1,3}|[一壹二两兩三四五六七八九]) ?(?:[个個]月|天))/g, ' late '],
  [words('d[ií]as?|jours?|jou|ngày|araw|dni|дн(?:ей|я|и)'), 'days'],
  // The days that lateness is counted in, as people note them: `60d`.
  [/(?<![\d.,$-])(30|60|90|120|150|180)\+? ?d(?![\p{L}\d.'])/giu, '$1 days'],
  [/(?<=\d ?)[天일]/g, ' days '],
  [words('mes|meses|m[eê]s|mois|mwa|tháng|buwan|miesi[ąęa]c\\p{L}*|месяц\\p{L}*'), 'months'],
  [/[一壹](?=[个個]月)/g, '1'],
  [/[二两兩](?=[个個]月)/g, '2'],
  [/[三四五六七八九](?=[个個]月)|半(?=年)/g, '3'],
  [/(?<=\d ?)(?:个月|個月|개월|年)/g, ' months '],
  [words('pagos|pagamentos|parcelas|cuotas|paiements|peman'), 'payments'],
  [/\b(?:pymts?|pmts?)(?= (?:behind|late|past due|overdue|missed)\b)/g, 'payments'],
  [
    /(?<=\b(?:behind|late|missed) (?:\d{1,2}|an?|one|two|three|four|five|six) )(?:pymts?|pmts?)\b/g,
    'payments',
  ],
  [
    words(
      'ya (?:l[aeo]s? )?pagu[eé](?: (?:complet|tod)[ao]s?)?|quitad[ao]s?|pagad[ao]s?|saldad[ao]s?|liquidad[ao]s?|soldée?|peye|đã trả hết|spłacon\\p{L}*|выплачен\\p{L}*',
    ),
    'paid',
  ],
  [words('cerrad[ao]s?|encerrad[ao]s?|fechad[ao]s?|fermée?s?'), 'closed'],
  [words('abiert[ao]s?|abert[ao]s?|ouverte?s?'), 'open'],
  [counted(`un|una|uno|um|uma|yon|một|isang|jeden|один|(?<!(?:${NAMED_ONE}) )one`), '1'],
  [words('an?(?= (?:months?|payments?) (?:behind|late|past|overdue))'), '1'],
  [counted('treinta|trinta|trente|thirty'), '30'],
  [counted('sesenta|sessenta|soixante|sixty'), '60'],
  [counted('noventa|ninety'), '90'],
  [counted('dos|dois|duas|deux|hai|dalawang|dwa|два|two'), '2'],
  [counted('tres|três|trois|twa|ba|tatlong|trzy|три|three'), '3'],
  [counted('cuatro|quatro|quatre|bốn|apat na|cztery|четыре|four'), '4'],
  [counted('cinco|cinq|senk|năm|limang|pięć|пять|five|seis|six|sis|sáu|siete|seven|ocho|eight'), '5'],
];

/** How words begin that are put into English and can stand without any letter that English has not; a look costs little. */
const BEGINS = new RegExp(
  String.raw`\b${either(
    /a jou|a tiempo|abert|abiert|ajou|al |an reta|aplaz|araw|atras|banca|buwan|castig|cerrad|cobr|colecc|comme|como/,
    /conforme|cuota|dalaw|deb(?:o|e|emos) |delayed|dias?\b|difer|dni|dos|em |embarg|en |encerr|fechad|ganancia/,
    /huli|impa[gy]|inadim|incobr|jou|koleks|liquid|me lo|mes(?:es)?\b|mois\b|mora\b|moros|mwa|na bie|nao |nasa/,
    /no pag|no (?:l[aeo]s? )?pag|noventa|nunca/,
    // Counts in English words, beside which another language may stand.
    /(?:\d|one|two|three|four|five|six|seven|eight|thirty|sixty|ninety|an?) (?:day|month|pay|pm|pym)/,
    /(?:[369]0|1[258]0)\+? ?d(?![a-z\d])/,
    /ouvert|pag[ao]|quitaron|puntual|peman|perdida|peye|po term|quita|recouv|reposseid|reta|retard|retraso|saldad/,
    /sans ret|segun|selon|sem atras|sesent|sessent|sin (?:adeud|atras|cuota|deuda|mora|pag|retras|saldo)/,
    /updated (?:naman|pa|na|lahat)|soixante|treinta|trente|tres|trinta|trzy|un[ao]?\b|vencid|vigente|w term|windyk|ya l/,
  )}`,
  'i',
);

/** The letters that English has not, of which every other word of Europe and Vietnam among them has one. */
const EUROPEAN = /[\u00C0-\u024F\u0400-\u04FF\u1E00-\u1EFF]/;
/** A sign of each Chinese and Korean word among them. */
const ASIAN = /[逾拖催追延缓正按准準天个個연정추유일개]/;
/** What is put into English where nothing but such signs shows another language: what looks for no letters of any alphabet, which takes long beside them. */
const OF_SIGNS = IN_ENGLISH.filter(([pattern]) => !pattern.unicode);

/** A text about how late a debt is with the words of other languages put into English; other texts stay as they are. */
export function inEnglish(text: string): string {
  const isEuropean = EUROPEAN.test(text) || BEGINS.test(text);
  if (!isEuropean && !ASIAN.test(text)) return text;
  return (isEuropean ? IN_ENGLISH : OF_SIGNS).reduce((so, [pattern, by]) => so.replace(pattern, by), text);
}
