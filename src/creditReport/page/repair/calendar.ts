/** Where an event of a calendar, or a task of one, begins and ends; within it stands when it is reminded of. */
const [BEGIN, END] = [/^BEGIN:(?:VEVENT|VTODO)$/, /^END:(?:VEVENT|VTODO)$/];
const [BEGIN_REMINDER, END_REMINDER] = [/^BEGIN:VALARM$/, /^END:VALARM$/];
/** What an event is called, and what is noted of it. */
const TOLD = /^(SUMMARY|DESCRIPTION)(?:;[^:]{0,100})?:(.*)$/;
/** A line that goes on behind a blank. */
const FOLDED = /\n[ \t]/g;
const ESCAPED = /\\([\\,;nN])/g;

function unescaped(value: string): string {
  return value.replace(ESCAPED, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
}

/**
 * The file of a calendar as what its events say: each by its name, and below it what is noted of it, a blank line between
 * them. Of days, repeats and marks of programs nothing is left. Any other text as it is.
 *
 * Source: RFC 5545, sections 3.1 and 3.3.11.
 */
export function withoutCalendar(text: string): string {
  if (!/^BEGIN:VCALENDAR$/m.test(text)) return text;
  const said: string[] = [];
  let event: Map<string, string> | undefined;
  let isReminder = false;
  for (const line of text.replace(FOLDED, '').split('\n')) {
    if (BEGIN.test(line)) event = new Map();
    else if (BEGIN_REMINDER.test(line)) isReminder = true;
    else if (END_REMINDER.test(line)) isReminder = false;
    else if (END.test(line) && event) {
      said.push([event.get('SUMMARY'), event.get('DESCRIPTION')].filter(Boolean).join('\n'));
      event = undefined;
    } else if (!isReminder) {
      const [, key = '', value = ''] = TOLD.exec(line) ?? [];
      if (key !== '') event?.set(key, unescaped(value));
    }
  }
  return said.length === 0 ? text : said.join('\n\n');
}
