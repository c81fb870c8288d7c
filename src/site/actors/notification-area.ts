import { createActor } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { ShownNotification } from '#schemas/runtime/notifications.ts'
import { MAIN_ID } from '#site/Shell.tsx'
import { blockActorOf } from './block-actor.ts'

type Notifications = BlockActors['notifications']

/** Shows notifications in the polite live region of the page, outside of React, so that no navigation removes them. */
export function createNotifications(area: HTMLElement, closeLabel: () => string): Notifications {
  const notifications = blockActorOf(createActor(notificationsMachine).start(), ({ context }) => context.shown)
  const elements = new Map<number, HTMLElement>()
  notifications.subscribe(() => {
    const shown = notifications.getState()
    for (const [id, element] of elements) {
      if (shown.some((notification) => notification.id === id)) continue
      elements.delete(id)
      remove(element)
    }
    for (const notification of shown) {
      if (elements.has(notification.id)) continue
      const element = draw(notification, closeLabel(), notifications.send)
      elements.set(notification.id, element)
      area.append(element)
    }
  })
  return notifications
}

function draw({ id, text, kind }: ShownNotification, closeLabel: string, send: Notifications['send']): HTMLElement {
  const element = document.createElement('div')
  element.className = 'notification'
  element.dataset['kind'] = kind
  const words = document.createElement('p')
  words.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = closeLabel
  close.addEventListener('click', () => {
    send({ type: 'notification.close', id })
  })
  element.append(words, close)
  // A notification remains while it has the pointer or the focus.
  for (const type of ['pointerenter', 'focusin'])
    element.addEventListener(type, () => {
      send({ type: 'notification.hold', id })
    })
  for (const type of ['pointerleave', 'focusout'])
    element.addEventListener(type, () => {
      // The pointer may leave while the focus remains, and vice versa. During a focus change no element has the focus.
      if (!element.matches(type === 'focusout' ? ':hover' : ':focus-within')) send({ type: 'notification.release', id })
    })
  return element
}

/** Removes a notification and moves its focus to the content. */
function remove(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement)
  element.remove()
  if (hadFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
