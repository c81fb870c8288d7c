const noBreakSpace = '\u00a0'

/** A stored phone number (E.164) as the French write it: pairs for a French one, the country code kept for others. */
export function formatPhone(number: string): string {
  const french = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(number)
  return french ? [`0${french[1] ?? ''}`, ...french.slice(2)].join(noBreakSpace) : number
}
