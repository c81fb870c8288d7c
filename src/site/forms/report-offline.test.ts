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

it('takes back what was said of the try that is made again, be it held, and nothing else', () => {
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

it('takes back its own words alone of a form that is sent without what says it in place', () => {
  const { form, texts, unheard: own } = page()
  own.tell(form)
  expect(texts()).toContain(unheard)
  own.untell(form)
  expect(texts()).toHaveLength(3)
  expect(texts()).not.toContain(unheard)
})

it('says it in the form once what that needs is there, until the form is sent again; beside it once its page was left', async () => {
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
