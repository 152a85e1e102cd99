/** What a household pays to live, by its label, in Chinese and Korean; unless it is owed. */
const LIVING =
  /^(?:[-*•·] ?)?(?!.*(?:欠|逾期|拖欠|催收|追收|연체|추심|미납))(?:(?:我们的|我的|每月|每个月) ?)?(?:房租|租金|水电|水電|[电電]费|[电電]費|水费|煤气|煤氣|[网话]费|[網話]費|手机费|手機費|伙食|买菜|買菜|生活费|生活費|油费|保险费|保險費|월세|관리비|전기세|생활비|식비)/u;
const MAX_LENGTH = 200;

/** Whether a line tells what a household pays to live: `房租每月$2,100`, `水电大概 $180`. */
export function tellsLiving(line: string): boolean {
  return line.length <= MAX_LENGTH && LIVING.test(line);
}
