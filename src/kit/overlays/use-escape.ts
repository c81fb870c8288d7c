import { useEffect, useEffectEvent } from 'react'

type Close = () => void

const open: Close[] = []

// One listener for all: with one each, a rendering between two listeners would let the next overlay count as the top one.
function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // A menu or a list of choices inside of the overlay closes first.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return
  const close = open.at(-1)
  if (!close) return
  // The overlay may take the focused field away with it: no other listener could tell where the key was pressed.
  event.preventDefault()
  close()
}

/** Closes an overlay by Escape while it is the top one: a dialog over a sheet leaves the sheet open. */
export function useEscape(isOpen: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const entry = () => close()
    if (open.push(entry) === 1) addEventListener('keydown', closeTop, { capture: true })
    return () => {
      open.splice(open.indexOf(entry), 1)
      if (open.length === 0) removeEventListener('keydown', closeTop, { capture: true })
    }
  }, [isOpen])
}
