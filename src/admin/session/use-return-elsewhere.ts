import { useEffect } from 'react'
import { usePanel } from '#admin/panel-context.ts'

/** Unlocks this window when the same person has signed in again in another one, seen as they come back to this one. */
export function useReturnElsewhere(): void {
  const { account, lock, person } = usePanel()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const now = await account.me().catch(() => null)
      if (now?.id === person.id) lock.unlock()
    }
    const onSeen = () => void look()
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [account, lock, person])
}
