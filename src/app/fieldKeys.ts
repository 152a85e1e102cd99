interface FieldKey {
  keys: readonly string[];
  name: string;
  act: (field: HTMLInputElement, form: HTMLFormElement) => void;
}

/** One line per key in a field of the agent or the member, which goes from field to field like a sheet. */
export const FIELD_KEYS: readonly FieldKey[] = [
  { keys: ['Enter'], name: 'Next field', act: (field, form) => go(field, form, 1) },
  { keys: ['Shift+Enter'], name: 'Previous field', act: (field, form) => go(field, form, -1) },
  { keys: ['Ctrl+Enter'], name: 'Calculate monthly payments', act: (_, form) => form.requestSubmit() },
];

/** Goes to the field that stands so many places further; from the last one into the first sheet, as Tab does. */
function go(field: HTMLInputElement, form: HTMLFormElement, places: 1 | -1): void {
  const fields = [...form.querySelectorAll<HTMLElement>('.fields input'), firstSheet(form)];
  const next = fields[fields.indexOf(field) + places];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** What takes the focus in front of a sheet, and hands it on to the first cell. */
function firstSheet(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('.sheet [tabindex="0"]');
}
