import { FAMILY_MEMBER } from '../layouts/lists/listName';
import { either, inTurn } from '../page/anyOf';
import { BULLET } from '../page/bullets';
import { remembered } from '../page/remembered';
import { isCondition } from '../pieces/conditions';
import { tellsIncome } from '../pieces/income';
import { tellsLiving } from '../pieces/living';
import { tellsMovedMoney } from '../pieces/movedMoney';
import { tellsOwnBalance } from '../pieces/ownBalances';
import { isStatusTold } from '../pieces/statuses';
import { tellsTerms } from './termsAccepted';

/** What shows how a debt is to be told, and is none: `e.g. "Oak, 1234, $500"`, `Example: Oak Visa, balance $500`. */
const EXAMPLE =
  /^(?:example|sample|e\.g\.): |\b(?:e\.g\.|(?:for )?example:?|for instance|such as|like this)[,:]? ["“]/i;
/** The same in what somebody is asked to send: `please send me a list … For example: Oak, 1234, $500`. */
const ASKED_EXAMPLE =
  /\b(?:please|send|need|list|include|fill|write|give|bring|manda|env[ií][ea]|incluya)\b.{0,200}\b(?:for example|for instance|e\.g\.|like this|por ejemplo|por exemplo|par exemple)[:,]? ?["“]?\p{L}.{0,120}\d/iu;
/** A line of its own about what is aimed at: `Goal: Oak gone by June`. */
const GOAL = /^(?:our |my |the )?goals?: /i;
/** What somebody is going to do, with a sum: `Ask HR about $500 advance`, `[x] cancel gym ($39)`. */
const TASK =
  /^(?:[-–*•☐☑✓] ?)?(?:\[[ x]?\] )?(?:ask|call|cancel|confirm|dispute|remind|e-?mail|negotiate|request|schedule|set up|look into|find out|figure out|talk to|apply for) (?:\*\*)?[\p{L}$].*\d/iu;

/** What was put aside, or is aimed at, beside its sum: `roof: 4,275 saved, goal 9,500`. */
const [SAVED, AIMED_AT] = [
  /\d ?(?:\(?saved\b|(?:put |set )(?:aside|away)\b)|\bsaved(?: so far| up)?[: ]? ?\$?\d/i,
  /\b(?:goal|target)(?: is| of|:)? ?\$?\d|\d (?:goal|target)\b|\d(?: saved)? (?:of|out of|\/|toward) \$?\d/i,
];

/** Money that is put aside for what may come: `starter emergency fund (Oak x3302, balance $1,012.55)`. */
const FUND =
  /\b(?:emergency|rainy[- ]day|sinking|vacation|holiday|christmas|college|baby) (?:savings )?funds?\b/i;

/** A person's own money by its label, in Vietnamese: `Tiền để dành Oak: 4,100`, and in Tagalog: `Ipon sa Oak 300`. */
const SAVINGS =
  /^(?:[-*•·] ?)?(?:(?:tiền|sổ|tài khoản) (?:tiết kiệm|để dành)|(?:may )?(?:ipon|naipon)(?= ))(?!\p{L})/iu;
/** The same in Chinese, also behind what answers: `存款: Oak 支票账户 $5,120`, `每月收入 $6,700`, `好的 储蓄账户还有 5,600`. */
const OWN_MONEY =
  /^(?:[-*•·] ?)?(?:(?:好的?|嗯|对了|另外)[^\p{L}\d]{0,4})?(?:[我他她](?:们|們|先生|太太|老公|老婆|丈夫|妻子|爱人|愛人)?的?)?(?:(?:银行|活期|定期|我们的|我的)?(?:存款|積蓄|积蓄|储蓄|儲蓄|备用金|備用金|应急金|應急金)(?:(?:账户|帳戶|帐户)?(?:里)?(?:还有|還有|有|剩))?|(?:每月|月|家庭|税后|年)?(?:收入|工资|工資|薪水|薪资)(?:每个?月|一个月)?)(?:[: ]|(?=\$))/u;

/** How much may be borrowed on cards, in Chinese: `信用卡额度 Oak $9,000`. */
const LIMITS = /^(?:[-*•·] ?)?(?:我们的|我的)?(?:总|總)?(?:信用卡?|卡)?(?:总|總)?(?:额度|額度)(?!.*欠)/u;

/** That a debt is of somebody else, before it: `Not ours: mom's Amex`, `(not mine - Jake's loan`. */
const NOT_OURS_FIRST =
  /^\(?(?:these (?:are|is) )?(?:not (?:mine|ours|my debts?|our debts?)|(?:don['’]?t|do not) count(?: (?:it|this|these))?)(?: (?:but|though))? ?[:=–—-] ?\S/i;
/** The same behind it, where it is said whose it is or who pays it: `dad's Discover 4,000 (not mine, he pays)`. */
const NOT_OURS = /\bnot (?:mine|ours|my (?:debt|loan|card|account)|our (?:debt|loan|card|account)|on us)\b/i;
const OF_ANOTHER = new RegExp(
  `(?<!\\p{L})${FAMILY_MEMBER}['’]s(?!\\p{L})|(?<!\\p{L})(?:s?he|they) pays?(?!\\p{L})|(?<!\\p{L})(?:authori[sz]ed user|AU)(?!\\p{L})`,
  'iu',
);

/** That somebody else owes money to the one who writes, before its sum; also in Spanish and Tagalog: `Mike owes me 600`, `Ana me debe 80`. */
const OWED_TO_ME =
  /^\P{L}*(?!.{0,60}\b(?:you|who|which|debtor|customer|borrower|client|member|patient|account|consumer|tenant|defendant|guarantor|usted)\b)(?:my |our |and |si |mi )?\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3} (?:(?:still|also) )?(?:owes (?:me|us)|(?:me|nos) deben?|may utang sa ?(?:a?kin|amin))(?!\p{L})[^\d\n]{0,40}\d/iu;
/** The same in Chinese: `小王欠我们 $1,200`; `我欠小王` and `欠我哥` are one's own. */
const OWED_TO_ME_IN_CHINESE = /^[^\d\n欠]{0,20}欠了?(?:我|咱)[们們]?(?!\p{Script=Han})[^\d\n]{0,12}\d/u;
/** A credit score under its name in Chinese: `信用分 702`. */
const SCORE_IN_CHINESE =
  /^\P{L}*(?:我的?|目前|现在)?(?:信用|征信)(?:[评評]?分[数數]?|得分)[: 是约]{0,4}[3-8]\d\d(?!\d)/u;
/** That he borrowed it: `Grandson Rob -- I lent him $600`. */
const LENT_OUT =
  /(?<!\p{L})(?:i|we) (?:(?:have|had|once|also) )?(?:lent|loaned|fronted|spotted) (?:him|her|them|(?:my|our) \p{L}+)(?!\p{L})/iu;
/** The same at the beginning of a line without who lent it: `Lent to Trey 180`. */
const LENT_TO =
  /^\P{L}*(?:[Ll]ent|[Ll]oaned)(?: out)?(?: to)? (?=\p{Lu}|my |our )(?!.*\bby\b)[^\d\n]{1,40}\d/u;
/** What somebody could borrow, and has not: `Oak pre-approved me for $9,000`, `we are prequalified for 12k`, `Oak me ofrece 8,000`. */
const COULD_BORROW = inTurn(
  'iu',
  /^\P{L}*/u,
  either(
    /\p{L}[\p{L}&.'’-]*(?: \p{L}[\p{L}&.'’-]*){0,3} (?:(?:has|just|also|already|says?|even) )*(?:pre-?(?:approved|qualified) (?:me|us)|(?:me|nos) (?:pre-?aprob(?:ó|aron)|ofrec(?:e|en|ió|ieron)))/u,
    /(?:i|we)(?:['’]?m|['’]?re| am| are| was| were| got)? (?:just |already )?pre-?(?:approved|qualified)/,
  ),
  /(?!\p{L})[^\d\n]{0,60}\d/u,
);
/** The same behind what would be borrowed, and at what rate: `Oak $12,000 17.2% 60 mo prequalified`. */
const OFFERED = /\d ?%[^\n]*\bpre-?(?:approved|qualified)\b/i;
/** That there is a debt of the one who writes all the same, or one that would be settled. */
const OWN_DEBT =
  /\b(?:i|we)(?: still)? owe\b|\b(?:owed|balance|behind|past due|settle\w*|payoff|collections?|min(?:imum)?|debo|debemos|saldo|liquidar)\b/i;

/** What is owed in all, on so many debts: `You owe $9,117 on 5 accounts`, `3 accounts · $4,615 total`, `Need help, 45k in debt`. */
const IN_ALL =
  /^(?:you owe|total|balances?)\b.*\$.* (?:on|across|over) \d{1,2} (?:open )?(?:accounts|cards|loans|debts)\.?$|^\d{1,2} (?:open )?(?:accounts?|cards?|loans?|debts?)[ ·•,:–-]+\$[\d.,]+ (?:in )?total$|^\D{0,60}\d[\d,.]*k? (?:deep )?in debt\b\D*$/i;

/** The same where somebody names them again and ends with what they come to: `So I have Oak, Elm and Ash, about $9,117 in all`. */
const HAVE_IN_ALL =
  /^(?:(?:so|ok(?:ay)?|great|alright|and|now|then),? )*(?:that['’]s|(?:i|we|you)(?:['’]ve| have)?(?: got)?|here is|this is) [^$\d\n]*,[^$\d\n]*\$? ?\d[\d,]*(?:\.\d\d)?k? (?:in all|in total|altogether|all together|total)\b[^$\d]*$/i;
/** Whether a line tells what the debts that it counts or names come to. */
export function tellsInAll(line: string): boolean {
  return IN_ALL.test(line) || HAVE_IN_ALL.test(line);
}

/** That what a line tells is no debt, as who writes asks or says behind it: `aluguel 900 (isso não é dívida né?)`, `$54.10 ( not a debt )`. */
const IS_NO_DEBT =
  /\( ?(?:this is |it['’]?s )?not (?:really )?an? (?:debt|loan) ?\)|\b(?:n[aã]o (?:é|s[aã]o)|no (?:es|son)) (?:(?:uma?|una?) )?(?:d[ií]vidas?|deudas?)(?!\p{L}| de\b)|\bhindi (?:ito |naman )?utang(?!\p{L})/iu;

/** Who says what a thing that somebody owns is worth, or that it is the worth of it: `House  Zillow est.  $312,000`. */
const WORTH =
  /\b(?:kbb|kelley blue book|blue book|zillow|zestimate|redfin|edmunds|carvana offer|(?:market|resale|appraised|trade-?in) value|estimated value)\b/i;

/** What is owed on it, beside that. */
const OWED_ON = /\b(?:mortgage|loan|lien|heloc|ow(?:e|es|ing)|payment)\b/i;

/** What is proposed in place of the debts above: `Proposed loan   20,772   489`. */
const PROPOSED =
  /^(?:proposed|requested|suggested) (?:new )?(?:consolidation |debt consolidation |consol )?(?:loan|refinance|mortgage)(?: (?:amount|payment))?[: ]+\$? ?\d/i;

/** A longer line tells more than one thing. */
const MAX_LENGTH = 200;

/** What a report says that somebody owes, and he denies, is a debt all the same until that is settled. */
const DISPUTED = /\bdisput/i;

/** Whether a line says of a debt that it is somebody else's. */
function isOfAnother(text: string): boolean {
  if (DISPUTED.test(text)) return false;
  return NOT_OURS_FIRST.test(text.replace(BULLET, '')) || (NOT_OURS.test(text) && OF_ANOTHER.test(text));
}

/** Whether a line tells an example of a debt, what all come to, is aimed at or to be done, comes in or is moved, what living costs or is owned, or what somebody else owes. */
export const tellsNoDebt = remembered(
  (text) =>
    EXAMPLE.test(text) ||
    ASKED_EXAMPLE.test(text) ||
    GOAL.test(text) ||
    TASK.test(text) ||
    (text.includes(':') && isCondition(text)) ||
    (text.length <= MAX_LENGTH &&
      (tellsInAll(text) ||
        (IS_NO_DEBT.test(text) && /\d/.test(text)) ||
        PROPOSED.test(text) ||
        ((FUND.test(text) ||
          SAVINGS.test(text) ||
          OWN_MONEY.test(text) ||
          LIMITS.test(text) ||
          tellsLiving(text.replace(BULLET, ''))) &&
          /\d/.test(text)) ||
        (SAVED.test(text) && AIMED_AT.test(text)) ||
        (WORTH.test(text) && /\d/.test(text) && !OWED_ON.test(text) && !OWN_DEBT.test(text)) ||
        tellsIncome(text.replace(BULLET, '')) ||
        tellsMovedMoney(text.replace(BULLET, '')) ||
        tellsOwnBalance(text.replace(BULLET, '')) ||
        isOfAnother(text) ||
        tellsTerms(text) ||
        (OFFERED.test(text) && !OWN_DEBT.test(text) && !isStatusTold(text)) ||
        SCORE_IN_CHINESE.test(text) ||
        OWED_TO_ME_IN_CHINESE.test(text) ||
        ((OWED_TO_ME.test(text) ||
          LENT_TO.test(text) ||
          (LENT_OUT.test(text) && /\d/.test(text)) ||
          COULD_BORROW.test(text)) &&
          !OWN_DEBT.test(text)))),
);
