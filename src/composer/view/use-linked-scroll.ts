import { useEffect, useRef } from 'react'
import { linkScroll } from './link-scroll.ts'

/** Scrolls the two pages inside an element in step; one that loads again is linked again. */
export function useLinkedScroll(isOn: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!isOn || !current) return
    let end: (() => void) | null = null
    const link = () => {
      end?.()
      const [one, other] = [...current.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)
      end = one && other ? linkScroll(one, other) : null
    }
    // The load of a frame does not bubble.
    current.addEventListener('load', link, { capture: true })
    return () => {
      current.removeEventListener('load', link, { capture: true })
      end?.()
    }
  }, [isOn])
  return place
}
