const ARREARS =
  /^(?:(?:(?:my |our |the )?(?:old )?(?:landlord|apartment)(?:['’]s)? )?back rent|(?:past[- ]due|unpaid|late) (?:rent|child support)|(?:rent|child support|alimony|hoa|mortgage) (?:arrears|arrearage)|rent owed)$/i;

/** Whether a debt is called by what was not paid month by month: `Back rent`, `Child support arrears`. */
export function isArrears(name: string): boolean {
  return ARREARS.test(name);
}
