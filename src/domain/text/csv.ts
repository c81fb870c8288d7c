/** What may stand in a cell. */
export type CsvValue = string | number | boolean | null

/** Signs with which spreadsheets take a cell for a formula, and the white space that they skip before one. */
const formulaStart = /^[\t\r\n]|^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u

/** A text that a spreadsheet shows and does not compute: an apostrophe before it says so. */
function asText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

function cell(value: CsvValue, separator: string): string {
  if (value === null) return ''
  const text = typeof value === 'string' ? asText(value) : String(value)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file (RFC 4180): a header, CRLF, a byte-order mark so that spreadsheets read UTF-8, and no formula. Its columns are those of the rows; those of a file that may have no row are given. */
export function writeCsv(
  rows: readonly Readonly<Record<string, CsvValue>>[],
  separator: ',' | ';',
  names: readonly string[] = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))]
  return `\ufeff${lines.map((values) => values.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`
}
