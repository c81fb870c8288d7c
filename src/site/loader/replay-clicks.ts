// A link whose hydrated block handles its click is held like a button.
const BUTTONS = 'button,a[data-acts]'
const CONTROLS = `a,label,input,select,textarea,summary,${BUTTONS}`

interface Held {
  readonly replay: () => void
  /** True when the browser can handle it without the application: a form or a link. */
  readonly isPlain: boolean
}

/** Clicks and submissions that preceded the hydration of their block. */
export interface HeldClicks {
  /** Replays the held events of a block in sequence. From then on the block handles its events. */
  readonly release: (blockId: string) => Promise<void>
  /** Stops holding events. Held forms and links are handled by the browser. Returns true when there was one. */
  readonly giveUp: () => boolean
}

/** Holds clicks on buttons and submissions inside `[data-live]` blocks. Plain links, labels and inputs are never held. */
export function holdClicks(onHold: () => void, root: EventTarget = window): HeldClicks {
  const waiting = new Map<string, Held[]>()
  const owned = new Set<string>()
  let replaying = false
  let gaveUp = false

  function hold(event: Event): void {
    const held = replaying || gaveUp ? null : heldBy(event)
    if (!held || owned.has(held.id)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const queue = waiting.get(held.id) ?? []
    queue.push(held)
    waiting.set(held.id, queue)
    onHold()
  }

  root.addEventListener('click', hold, true)
  root.addEventListener('submit', hold, true)

  return {
    async release(id) {
      let next
      while ((next = waiting.get(id)?.shift())) {
        replaying = true
        next.replay()
        replaying = false
        // Each event sees the state after the previous one.
        await new Promise((resolve) => setTimeout(resolve))
      }
      owned.add(id)
    },
    giveUp() {
      gaveUp = true
      const plain = [...waiting.values()].flat().filter(({ isPlain }) => isPlain)
      waiting.clear()
      for (const { replay } of plain) replay()
      return plain.length > 0
    },
  }
}

function heldBy(event: Event): (Held & { id: string }) | null {
  const { target } = event
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-live]')?.dataset['block'] : undefined
  if (id === undefined) return null
  if (event instanceof SubmitEvent) {
    const form = target as HTMLFormElement
    return { id, isPlain: true, replay: () => form.requestSubmit(event.submitter) }
  }
  const control = (target as Element).closest<HTMLElement>(CONTROLS)
  if (!control?.matches(BUTTONS)) return null
  const isLink = control instanceof HTMLAnchorElement
  if (isLink && wantsWindow(event as MouseEvent)) return null
  return { id, isPlain: isLink || (control as HTMLButtonElement).form !== null, replay: () => control.click() }
}

const wantsWindow = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey
