import { expect, it } from 'vitest'
import { factsBench } from '#tests/support/composer/facts-bench.ts'

/** A bench whose facts of the first state are there. */
async function known(pages?: ReadonlySet<string>) {
  const bench = factsBench(pages)
  await bench.questions[0]?.answer()
  expect([bench.state(), bench.checks()]).toEqual(['known', []])
  return bench
}

it('asks until the first answer has come', async () => {
  const { state, questions } = factsBench()
  expect([state(), questions.length]).toEqual(['asking', 1])
  await questions[0]?.answer()
  expect(state()).toBe('known')
})

it('asks from the paste of a new link until its answer, and then has the advice', async () => {
  const { paste, state, save, questions, checks } = await known()
  paste('b', '/parti')
  expect(state()).toBe('asking')
  await save()
  expect([state(), questions.length]).toEqual(['asking', 2])
  await questions[1]?.answer()
  expect([state(), checks()]).toEqual(['known', ['BROKEN_LINK']])
})

it('asks after an undo that brings back a link which was not looked up', async () => {
  const { paste, state, save, store, questions } = await known()
  paste('b', '/parti')
  store.undo('Annuler')
  expect(state()).toBe('known')
  await save()
  store.redo('Rétablir')
  expect(state()).toBe('asking')
  await save()
  await questions.at(-1)?.answer()
  expect(state()).toBe('known')
})

it('stays known while words are typed and while a known link is pasted again', async () => {
  const { paste, state, store, questions, save } = await known()
  store.act({ operations: [{ op: 'head', pointer: '/title', value: 'Nos douze vins du domaine' }], typing: true })
  paste('b', '/contact')
  expect(state()).toBe('known')
  await save()
  expect([state(), questions.length]).toEqual(['known', 1])
})

it('sends and asks at once when the list of checks opens, also for facts that are known', async () => {
  const { state, side, settled, questions, pages, checks, store } = await known(new Set(['/contact']))
  ;(pages as Set<string>).delete('/contact')
  store.act({ operations: [{ op: 'head', pointer: '/title', value: 'Nos douze vins du domaine' }] })
  side.set('checks')
  expect(state()).toBe('asking')
  await settled()
  expect([store.client.pending.length, state()]).toEqual([0, 'asking'])
  for (const { answer } of questions.slice(1)) await answer()
  expect([state(), checks()]).toEqual(['known', ['BROKEN_LINK']])
})

it('asks after each edit while the list of checks is open', async () => {
  const { state, side, settled, questions, store, save } = await known()
  side.set('checks')
  await settled()
  await questions.at(-1)?.answer()
  expect(state()).toBe('known')
  store.act({ operations: [{ op: 'head', pointer: '/title', value: 'Nos douze vins du domaine' }] })
  expect(state()).toBe('asking')
  await save()
  await questions.at(-1)?.answer()
  expect(state()).toBe('known')
})

it('lets the newer document decide when it changes while its facts are asked for', async () => {
  const { paste, state, save, questions, checks } = await known()
  paste('b', '/parti')
  await save()
  paste('c', '/loin')
  await questions[1]?.answer()
  expect(state()).toBe('asking')
  await save()
  await questions[2]?.answer()
  expect([state(), checks()]).toEqual(['known', ['BROKEN_LINK', 'BROKEN_LINK']])
})

it('drops an answer that comes after a newer one', async () => {
  const { paste, state, save, questions, checks } = await known()
  paste('b', '/parti')
  await save()
  paste('c', '/loin')
  await save()
  await questions[2]?.answer()
  await questions[1]?.answer()
  expect([state(), checks()]).toEqual(['known', ['BROKEN_LINK', 'BROKEN_LINK']])
})

it('has failed without an answer, and knows the facts after another try', async () => {
  const { paste, state, save, questions, facts, settled } = await known()
  paste('b', '/parti')
  await save()
  await questions[1]?.fail()
  expect(state()).toBe('failed')
  const asked = facts.ask()
  expect(state()).toBe('asking')
  await settled()
  await questions[2]?.answer()
  expect([await asked, state()]).toEqual([true, 'known'])
})

it('keeps known facts when a repeated question of its own fails, and not when a person asked', async () => {
  const { paste, state, save, pass, settled, questions, facts } = await known()
  paste('b', '/contact')
  await save()
  pass(1500)
  await settled()
  await questions[1]?.fail()
  expect(state()).toBe('known')
  const asked = facts.ask()
  await settled()
  await questions[2]?.fail()
  expect([await asked, state()]).toEqual([false, 'failed'])
})

it('has failed while the document cannot be sent, and asks once it is', async () => {
  const { paste, state, save, questions, setOnline, saver, settled } = await known()
  setOnline(false)
  paste('b', '/parti')
  await save()
  expect([state(), questions.length]).toEqual(['failed', 1])
  setOnline(true)
  saver.retry()
  await settled()
  expect(state()).toBe('asking')
  await questions[1]?.answer()
  expect(state()).toBe('known')
})
