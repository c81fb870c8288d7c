import { expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { FoundText } from './find-texts.ts'
import { watchTexts } from './watch-texts.ts'

const found = (pointer: string, shown: string): FoundText => ({
  text: { pointer, kind: 'text', label: { fr: pointer, en: pointer }, shown, stored: shown, isOptional: true },
  place: { kind: 'none' },
})

it('reports the unseen texts of the selected block once for each state, absent texts left out', () => {
  const posted: FromFrame[] = []
  let texts = [found('/label', 'Nom'), found('/note', '')]
  const watch = watchTexts({ find: () => texts, post: (message) => posted.push(message), whenIdle: (act) => act() })
  watch.select('menu')
  watch.look()
  texts = []
  watch.look()
  watch.select(null)
  expect(posted).toEqual([
    { type: 'texts', id: 'menu', unseen: ['/label'] },
    { type: 'texts', id: 'menu', unseen: [] },
  ])
})
