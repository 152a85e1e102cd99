import type { LabelKind } from './labelTable';

/**
 * The labels that reports in Spanish print, as `labelTable.ts` has them in English: most of several words, so that they
 * are told in mid-line and without a colon. What a word alone may mean, `otherLabelWords.ts` weighs.
 */
// biome-ignore format: spellings are read in lines
export const SPANISH_LABELS: Readonly<Partial<Record<LabelKind, readonly string[]>>> = {
  number: ['número de cuenta', 'núm. de cuenta', 'n.º de cuenta', 'no. de cuenta'],
  balance: ['saldo', 'saldo informado', 'saldo reportado', 'saldo de la cuenta'],
  amountLoose: ['importe', 'monto', 'importe adeudado', 'monto adeudado'],
  paying: [
    'importe del pago programado', 'monto del pago programado', 'importe del pago mensual', 'monto del pago mensual',
    'pago mensual programado',
  ],
  status: ['estado', 'estado de pago'],
  accountStatus: ['estado de la cuenta'],
  statusHint: ['tipo de préstamo', 'tipo de cuenta'],
  original: ['acreedor original', 'nombre del acreedor original'],
  agency: ['agencia de cobranza', 'agencia de cobranzas', 'agencia de cobro'],
  pastDue: ['importe vencido', 'monto vencido', 'saldo vencido'],
  reported: ['fecha del informe', 'fecha informada', 'fecha reportada', 'fecha del saldo'],
  opened: ['fecha de apertura'],
  money: [
    'crédito disponible', 'crédito más alto', 'crédito máximo', 'límite de crédito', 'saldo más alto',
    'importe del pago real', 'monto del pago real', 'importe original adeudado', 'monto original adeudado',
    'importe del último pago', 'monto del último pago', 'importe cancelado',
  ],
  date: [
    'fecha de cierre', 'fecha de estado', 'fecha del estado', 'fecha de asignación', 'fecha del último pago',
    'fecha de última actividad', 'fecha de la última actividad', 'fecha del primer atraso',
  ],
  text: [
    'titular', 'titular de la cuenta', 'historial de pagos', 'detalles de la cuenta', 'duración del plazo',
    'frecuencia de pago', 'frecuencia de los plazos', 'código de designación',
    'código designador de la cuenta', 'número de cliente', 'núm. de cliente', 'n.º de cliente', 'número de archivo',
    'número de confirmación', 'n.º de confirmación', 'clasificación del acreedor', 'relación deuda-crédito',
  ],
};
