/** An account number as people read it, in fours, between which a line may end: « FR76 3000 6000 … ». */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
