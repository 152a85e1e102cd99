/** Words for those who report their own accounts to a bureau. */
const REPORTER = /\b(?:member|furnisher|subscriber|contributor|reporter|reporting|provider|utility)\b/;

/** Whether a label, lower case, speaks of one who reports an account of his own to a bureau: `exchange member name`. */
export function speaksOfReporter(label: string): boolean {
  return REPORTER.test(label);
}
