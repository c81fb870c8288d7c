import { useEffect, useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import type { AppearanceForm, ReadAppearance } from '../appearance-form.ts'

/** Files that a form names, as one text. */
const namedBy = ({ logos, banner, families }: AppearanceForm): string => JSON.stringify([logos, banner.imageId, families])

/** Pictures and fonts of the saved trial, read again when it names others. */
export function useShown(session: ItemSession, read: ReadAppearance): ReadAppearance['shown'] {
  const { admin, lock } = usePanel()
  const { item } = useSessionState(session)
  const named = namedBy((item?.form ?? read.item.form) as AppearanceForm)
  const [known, setKnown] = useState({ named: namedBy(read.item.form), shown: read.shown })
  useEffect(() => {
    if (known.named === named) return undefined
    let isOver = false
    lock
      .read(() => admin.appearance.read())
      .then(
        ({ item: now, shown }) => !isOver && setKnown({ named: namedBy(now.form), shown }),
        () => undefined,
      )
    return () => void (isOver = true)
  }, [admin, lock, named, known.named])
  return known.shown
}
