import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { onAnnounced } from './announce.ts'

/** The one place that screen readers hear announcements from. A text said twice is heard twice. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', count: 0 })
  useEffect(() => onAnnounced((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), [])
  return (
    <div aria-live="polite">
      <VisuallyHidden>
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </div>
  )
}
