/** A cell of a table. Numbers have a decimal point, whatever the language. */
export type CsvCell = string | number

/** In quotes, these parts of a cell are content (RFC 4180, section 2, rules 5 to 7). */
const NEEDS_QUOTES = /[",\r\n]/
/** A spreadsheet would run a text that starts like this as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'number' ? `${cell}` : cell.replace(FORMULA, "'$&")
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a comma-separated table (RFC 4180), each with CRLF at its end. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}
