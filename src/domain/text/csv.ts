import { stripTurns } from '#schemas/text/visible-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A value of a cell. */
export type CsvValue = string | number | boolean | null

/** Formula prefixes of spreadsheets, after the white space that they skip. */
const formulaStart = /^[\t\r\n]|^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u

/** Prefixes a formula with an apostrophe, so that spreadsheets show it as text. */
function asText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

function cell(value: CsvValue, separator: string): string {
  if (value === null) return ''
  const text = typeof value === 'string' ? asText(stripTurns(value)) : String(value)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Formats rows as a CSV file (RFC 4180) with a header, CRLF, a byte-order mark for spreadsheets, and escaped formulas. The columns default
 * to the keys of the rows; pass names when there may be no row.
 */
export function writeCsv(
  rows: readonly Readonly<Record<string, CsvValue>>[],
  separator: ',' | ';',
  names: readonly string[] = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const lines = [names, ...rows.map((row) => names.map((name) => ownValue(row, name) ?? null))]
  return `\ufeff${lines.map((values) => values.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`
}
