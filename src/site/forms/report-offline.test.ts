// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { blockActorOf } from '#site/actors/block-actor.ts'
import { createOfflineNotice, clearMessage } from './report-offline.ts'

const unheard = 'Le serveur ne répond pas.'

function shown() {
  document.body.innerHTML = '<p data-unheard></p>'
  const notifications = blockActorOf(createActor(notificationsMachine).start(), ({ context }) => context.shown)
  for (const text of [`Devis — ${unheard}`, 'Adresse copiée.', `Contact — ${unheard}`])
    notifications.send({ type: 'notification.show', kind: 'failure', text })
  return { notifications, texts: () => notifications.getState().map(({ text }) => text) }
}

it('removes only the message of the repeated attempt, even if it is pinned', () => {
  const { notifications, texts } = shown()
  notifications.send({ type: 'notification.hold', id: 1 })
  clearMessage(notifications, (text) => text.startsWith('Devis — '))
  expect(texts()).toEqual(['Adresse copiée.', `Contact — ${unheard}`])
  expect(document.querySelector<HTMLElement>('[data-unheard]')?.hidden).toBe(true)
})

function page() {
  const { notifications, texts } = shown()
  document.body.insertAdjacentHTML('beforeend', '<form></form>')
  const form = document.querySelector('form') as HTMLFormElement
  const showFailure = (place: HTMLElement, words: string) => {
    place.innerHTML = `<p data-unconfirmed>${words}</p>`
  }
  return {
    form,
    texts,
    unheard: createOfflineNotice(
      notifications,
      () => unheard,
      () => Promise.resolve({ showFailure }),
    ),
  }
}

it('removes only its own message of a form without the inline error', () => {
  const { form, texts, unheard: own } = page()
  own.tell(form)
  expect(texts()).toContain(unheard)
  own.untell(form)
  expect(texts()).toHaveLength(3)
  expect(texts()).not.toContain(unheard)
})

it('shows the error in the form once it is loaded, and outside after the page was left', async () => {
  const { form, texts, unheard: own } = page()
  own.prepare()
  await Promise.resolve()
  own.tell(form)
  expect([form.textContent, texts().includes(unheard)]).toEqual([unheard, false])
  own.untell(form)
  expect(form.textContent).toBe('')
  form.remove()
  own.tell(form)
  expect(texts()).toContain(unheard)
})
