import type { OtherNames } from '../sheet/sheet';
import type { AmountField } from './budget';

/**
 * What people, banks and programs write for the incomes and the expenses: one line for each, which every new line of
 * `incomes.ts` or `expenses.ts` asks for. How names are compared, the clipboard knows: case, signs, plurals, and words
 * such as `my` and `bill` count for nothing.
 */
export const ALSO_CALLED: Readonly<Record<AmountField, OtherNames>> = {
  salary: {
    plain: ['wage', 'pay', 'paycheck', 'job', 'work', 'earnings', 'employment', 'gross pay', 'gross salary'],
    // What is taken home is after tax, and the budget is before it.
    perhaps: ['take home', 'take home pay', 'net pay', 'net salary'],
  },
  pension: {
    plain: [
      'retirement',
      'pension payment',
      'retirement income',
      'pension income',
      'annuity',
      'military pension',
    ],
    perhaps: ['401k', 'IRA'],
  },
  socialSecurity: {
    plain: [
      'SS',
      'SSA',
      'SSI',
      'SSDI',
      'SS benefits',
      'soc sec',
      'social security income',
      'social security benefits',
      'social security disability',
    ],
    perhaps: ['disability', 'disability benefits'],
  },
  otherIncome: {
    plain: [
      'other',
      'child support',
      'alimony',
      'spousal support',
      'gift',
      'misc income',
      'miscellaneous income',
    ],
    perhaps: [
      'unemployment',
      'rental income',
      'side job',
      'second job',
      'tips',
      'food stamps',
      'SNAP',
      'VA benefits',
      'tax return',
      'tax refund',
    ],
  },
  mortgage: {
    plain: [
      'mortgage',
      'rent',
      'house payment',
      'mortgage payment',
      'rent payment',
      'home loan',
      'mortgage rent',
      'rent mortgage',
      'apartment',
    ],
    perhaps: ['home', 'house', 'housing', 'lot rent'],
  },
  propertyTax: {
    plain: ['property taxes', 'real estate tax', 'real estate taxes', 'house taxes', 'home taxes'],
    perhaps: ['tax', 'taxes'],
  },
  homeInsurance: {
    plain: [
      'home insurance',
      'house insurance',
      'homeowners',
      'homeowners insurance',
      'home owners insurance',
      'renters insurance',
      'property insurance',
    ],
  },
  utilities: {
    plain: [
      'utility',
      'electric',
      'electricity',
      'power',
      'light',
      'water',
      'sewer',
      'water sewer',
      'trash',
      'garbage',
      'heat',
      'heating',
      'natural gas',
      'gas electric',
      'electric gas',
      'gas electricity',
      'electric water',
      'water electric',
    ],
    perhaps: ['oil', 'heating oil', 'propane'],
  },
  carPayment: {
    plain: [
      'car loan',
      'car note',
      'car lease',
      'auto loan',
      'auto payment',
      'auto lease',
      'vehicle payment',
      'truck payment',
      'truck loan',
    ],
    perhaps: ['car', 'auto', 'vehicle', 'truck'],
  },
  carInsurance: { plain: ['auto insurance', 'vehicle insurance', 'truck insurance'] },
  gasoline: {
    plain: ['fuel', 'petrol', 'car gas', 'gas for car', 'gas fuel', 'gas station'],
    // A house is heated with gas, too.
    perhaps: ['gas'],
  },
  autoMaintenance: {
    plain: [
      'car maintenance',
      'car repair',
      'auto repair',
      'vehicle maintenance',
      'car upkeep',
      'oil change',
      'tires',
    ],
  },
  healthInsurance: {
    plain: [
      'health insurance',
      'medical insurance',
      'health premium',
      'medicare',
      'medicare premium',
      'insurance premium',
    ],
    perhaps: ['dental insurance', 'vision insurance'],
  },
  copays: {
    plain: ['copay', 'doctor', 'doctor copay', 'doctor visit', 'medical copay', 'office visit'],
    perhaps: ['medical', 'dentist', 'dental'],
  },
  pharmacy: {
    plain: [
      'pharmacy',
      'prescription',
      'prescription copay',
      'prescription drugs',
      'medicine',
      'medication',
      'meds',
      'Rx',
      'drugs',
    ],
  },
  otc: {
    plain: ['OTC', 'OTC items', 'over the counter', 'over the counter medicine', 'vitamins'],
  },
  food: {
    plain: ['food', 'grocery', 'groceries', 'food groceries', 'groceries food', 'supermarket'],
    perhaps: ['dining', 'dining out', 'eating out', 'restaurant'],
  },
  personalCare: {
    plain: ['personal care', 'toiletries', 'hygiene', 'personal items'],
    perhaps: ['household', 'household items', 'household supplies'],
  },
  cellphone: {
    plain: ['cell', 'cell phone', 'phone', 'mobile', 'mobile phone', 'cellular', 'wireless'],
    perhaps: ['telephone', 'landline'],
  },
  internet: { plain: ['internet service', 'wifi', 'broadband'] },
  streaming: {
    plain: [
      'cable',
      'streaming',
      'TV',
      'cable TV',
      'satellite TV',
      'television',
      'streaming services',
      'Netflix',
      'Hulu',
      'DirecTV',
    ],
    perhaps: ['subscriptions', 'cable internet', 'internet cable'],
  },
};
