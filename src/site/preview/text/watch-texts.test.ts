import { expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { FoundText } from './find-texts.ts'
import { watchTexts } from './watch-texts.ts'

const found = (pointer: string, shown: string): FoundText => ({
  text: { pointer, kind: 'text', label: { fr: pointer, en: pointer }, shown, stored: shown, isOptional: true, isInline: true, max: null },
  place: { kind: 'none' },
})

it('reports the unseen texts of the selected block once for each state, absent texts left out', () => {
  const posted: FromFrame[] = []
  const shown: number[] = []
  let texts = [found('/label', 'Nom'), found('/note', '')]
  const watch = watchTexts({
    find: () => texts,
    post: (message) => posted.push(message),
    onFound: (each) => shown.push(each.length),
    whenIdle: (act) => act(),
  })
  watch.select('menu')
  watch.look()
  texts = []
  watch.look()
  watch.select(null)
  expect(shown).toEqual([2, 2, 0, 0])
  expect(posted).toEqual([
    { type: 'texts', id: 'menu', unseen: ['/label'] },
    { type: 'texts', id: 'menu', unseen: [] },
  ])
})
