import type { AddressView } from './address-view.ts'
import { useAddressQuery } from './use-address-query.ts'

/** Reads the view of a list from the address. A change of some of its parts leaves the others as they are. */
export function useAddressView<View extends object>({ read, write }: AddressView<View>) {
  const [query, changeQuery] = useAddressQuery()
  const change = (part: Partial<View>) => changeQuery((former) => write({ ...read(former), ...part }))
  return [read(query), change] as const
}
