// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { blockActorOf } from './block-actor.ts'
import { createUnheard, takeBack } from './tell-unheard.ts'

const unheard = 'Le serveur ne répond pas.'

function shown() {
  document.body.innerHTML = '<p data-unheard></p>'
  const notifications = blockActorOf(createActor(notificationsMachine).start(), ({ context }) => context.shown)
  for (const text of [`Devis — ${unheard}`, 'Adresse copiée.', `Contact — ${unheard}`])
    notifications.send({ type: 'notification.show', kind: 'failure', text })
  return { notifications, texts: () => notifications.getState().map(({ text }) => text) }
}

it('takes back what was said of the try that is made again, be it held, and nothing else', () => {
  const { notifications, texts } = shown()
  notifications.send({ type: 'notification.hold', id: 1 })
  takeBack(notifications, (text) => text.startsWith('Devis — '))
  expect(texts()).toEqual(['Adresse copiée.', `Contact — ${unheard}`])
  expect(document.querySelector<HTMLElement>('[data-unheard]')?.hidden).toBe(true)
})

it('takes back its own words alone of a form that is sent without the app', () => {
  const { notifications, texts } = shown()
  const { tell, untell } = createUnheard(notifications, () => unheard)
  tell()
  expect(texts()).toContain(unheard)
  untell()
  expect(texts()).toHaveLength(3)
  expect(texts()).not.toContain(unheard)
})
