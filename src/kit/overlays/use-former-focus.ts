import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react'

type Openers = readonly Element[]

/** Holders of the focus before each overlay that is shown, the latest first. */
const openersOf = new WeakMap<Element, Openers>()

/** The control that has the focus, and those that had it before the overlays around it: an act may close its own overlay. */
function openersNow(): Openers {
  const { activeElement } = document
  if (!activeElement) return []
  const around = activeElement.closest('[role=dialog]')
  return [activeElement, ...((around && openersOf.get(around)) ?? [])]
}

/** True where nothing but the overlay that closes has the focus: another one may have opened and taken it. */
function isLost({ current }: RefObject<Element | null>): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || current?.contains(activeElement) === true
}

function giveBackTo(openers: Openers, own: RefObject<Element | null>): void {
  if (!isLost(own)) return
  const left = openers.find((opener) => opener.isConnected && opener !== document.body && !opener.closest('[inert]'))
  if (left instanceof HTMLElement) left.focus({ preventScroll: true })
}

interface FormerFocus {
  /** To be set on the element of the overlay that has the role of a dialog. */
  readonly content: RefCallback<HTMLElement>
  /** To be called once the overlay has faded out. */
  readonly giveBack: () => void
}

/**
 * Gives the focus back to the control that had it before an overlay that is mounted open goes away, or as soon as one begins to fade out: the
 * kit below does so by a timer, and the letters that follow Escape at once would be lost. `giveBack` is for the end of the fading.
 */
export function useFormerFocus(isOpen: boolean): FormerFocus {
  const [mountedOver] = useState(() => (isOpen ? openersNow() : []))
  const [{ wasOpen, openers }, note] = useState({ wasOpen: isOpen, openers: mountedOver })
  if (wasOpen !== isOpen) note({ wasOpen: isOpen, openers: isOpen ? openersNow() : openers })
  const own = useRef<HTMLElement>(null)
  const content = useCallback(
    (element: HTMLElement | null) => {
      own.current = element
      if (element) openersOf.set(element, openers)
    },
    [openers],
  )
  useLayoutEffect(() => (isOpen ? undefined : giveBackTo(openers, own)), [isOpen, openers])
  useEffect(() => (isOpen ? () => giveBackTo(mountedOver, own) : undefined), [isOpen, mountedOver])
  return { content, giveBack: () => giveBackTo(openers, own) }
}
