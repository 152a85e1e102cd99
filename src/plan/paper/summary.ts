import type { PlanLine } from '../planLines';
import { AMOUNT_COLUMNS, type MemberPage, type MemberPageEntries, memberPage } from './memberPage';

/** What Copy summary puts on the clipboard, in both flavours. */
interface Summary {
  text: string;
  html: string;
}

/** Writes the page for the member as a text for any program, and as HTML for those that can show it. */
export function summaryOf(entries: MemberPageEntries): Summary {
  const page = memberPage(entries);
  return { text: summaryText(page), html: summaryHtml(page) };
}

function summaryText(page: MemberPage): string {
  const plans = page.chosen ? [...page.plans, page.chosen] : page.plans;
  const blocks = [
    [page.title],
    saidLines(page),
    pairLines(page.about),
    ['Budget', ...pairLines(page.budget)],
    ['Debts', ...debtLines(page)],
    ...plans.map(({ name, lines }) => [name, ...lines.map((line) => `${line.label}: ${wordsOf(line)}`)]),
    [page.note],
  ];
  return blocks.map((block) => block.join('\n')).join('\n\n');
}

function saidLines({ sentence, verdict }: MemberPage): string[] {
  return verdict ? [sentence, verdict] : [sentence];
}

function pairLines(pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.map(([name, words]) => `${name}: ${words}`);
}

function debtLines({ debts: { rows, totals } }: MemberPage): string[] {
  const lines = rows.map(([name, number, creditor, status, amount, paying]) => {
    const about = [name, number, creditor, status].filter((word) => word !== '').join(', ');
    return `${about || 'Unnamed'}: amount ${amount}, paying ${paying}`;
  });
  const [, , , , amount, paying] = totals;
  return [...lines, `Total: amount ${amount}, paying ${paying}`];
}

function summaryHtml(page: MemberPage): string {
  const { debts, plans, chosen } = page;
  const named = chosen ? [...plans, chosen] : plans;
  const debtRows = [
    tableRow(debts.headings, 'th', AMOUNT_COLUMNS),
    ...debts.rows.map((row) => tableRow(row, 'td', AMOUNT_COLUMNS)),
    // The last row carries the totals, and is written like a heading.
    tableRow(debts.totals, 'th', AMOUNT_COLUMNS),
  ];
  const labels = plans[0]?.lines.map(({ label }) => label) ?? [];
  return [
    `<h2>${escapeHtml(page.title)}</h2>`,
    `<p><strong>${saidLines(page).map(escapeHtml).join('<br>')}</strong></p>`,
    pairTable(page.about),
    '<h3>Budget</h3>',
    pairTable(page.budget),
    '<h3>Debts</h3>',
    table(debtRows),
    '<h3>Payment options</h3>',
    table([
      tableRow(['', ...named.map(({ name }) => name)], 'th'),
      ...labels.map((label, line) =>
        tableRow([label, ...named.map(({ lines }) => wordsOf(lines[line]))], 'td'),
      ),
    ]),
    `<p>${escapeHtml(page.note)}</p>`,
  ].join('\n');
}

function wordsOf(line: PlanLine | undefined): string {
  return line?.parts.map(({ words }) => words).join('; ') ?? '';
}

function pairTable(pairs: readonly (readonly [string, string])[]): string {
  return table(pairs.map((pair) => tableRow(pair, 'td')));
}

function table(rows: readonly string[]): string {
  return `<table border="1" cellspacing="0" cellpadding="4">${rows.join('')}</table>`;
}

/**
 * One row of a table. Its look is in attributes: mail programs drop style sheets, and the browser takes styles off what
 * is copied, as the page's content policy has it.
 */
function tableRow(cells: readonly string[], tag: 'td' | 'th', amounts: readonly number[] = []): string {
  const shown = cells.map((cell, column) => {
    const align = amounts.includes(column) ? 'right' : 'left';
    return `<${tag} align="${align}" valign="top">${escapeHtml(cell)}</${tag}>`;
  });
  return `<tr>${shown.join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
