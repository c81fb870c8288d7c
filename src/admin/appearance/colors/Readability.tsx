import type { PairName } from '#domain/theme/theme-pairs.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useAppearanceForm, usePublishedForm } from '../appearance-form.ts'
import { PairTable } from './PairTable.tsx'
import { PaleNotes } from './PaleNotes.tsx'

interface ReadabilityProps {
  readonly session: ItemSession
  readonly names: ReadonlySet<PairName>
}

/** Some pairs of colours with their contrast, and the way out where one is too pale. */
export function Readability({ session, names }: ReadabilityProps) {
  const form = useAppearanceForm(session)
  const published = usePublishedForm(session)
  const take = (field: string, color: string) => session.store.set(`/${field.replaceAll('.', '/')}`, color)
  return (
    <>
      <PairTable theme={form} names={names} />
      <PaleNotes theme={form} published={published} names={names} onTake={take} />
    </>
  )
}
