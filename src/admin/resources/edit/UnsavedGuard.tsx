import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { itemAddress } from '#admin/resources/list/rows/RowTitle.tsx'
import { useResource } from '#admin/resources/use-resource.ts'
import type { ItemSession } from './item-session.ts'
import { useIsDirty, useSessionState } from './use-item-session.ts'

/** Asks before a form is left whose changes are not saved. */
export function UnsavedGuard({ session }: { readonly session: ItemSession }) {
  const text = useResourceText()
  const isDirty = useIsDirty(session)
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const own = item === null ? null : itemAddress(resource.name, item.id)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) => session.isDirty() && ![currentLocation.pathname, own].includes(pathname),
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  const stay = () => blocker.reset?.()
  const save = async () => {
    if ((await session.save()) === null) stay()
    else blocker.proceed?.()
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={() => blocker.proceed?.()}>
        {text('resources.guard.leave')}
      </Button>
      <Button onClick={stay}>{text('resources.guard.stay')}</Button>
      <Button variant="primary" onClick={() => void save()} data-autofocus>
        {text('resources.guard.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={stay} title={text('resources.guard.title')} acts={acts}>
      <p>{text('resources.guard.text')}</p>
    </Dialog>
  )
}
