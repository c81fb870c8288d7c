import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePanel } from '#admin/panel-context.ts'

/** An address is checked once the typing pauses this long. */
const PAUSE_MS = 250

interface AddressCheck {
  /** The reason for which the address cannot be taken, as a sentence; null without one. */
  readonly issue: string | null
  /** True once the server has found the address free. */
  readonly isFree: boolean
}

/** Asks the server whether a new page can have an address, while it is typed. */
export function useAddressCheck(locale: string, url: string): AddressCheck {
  const { admin, lock } = usePanel()
  const [asked, setAsked] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(url), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [url])
  const { data } = useQuery({
    queryKey: ['page.address', locale, asked],
    queryFn: () => lock.read(() => admin.page.address({ locale, url: asked })),
    enabled: asked.trim() !== '',
  })
  // The answer about another address says nothing about this one.
  const answer = asked === url ? data : undefined
  return { issue: answer?.[0]?.message ?? null, isFree: answer?.length === 0 }
}
