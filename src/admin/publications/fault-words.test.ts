import { expect, it } from 'vitest'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import { faultWords } from './fault-words.ts'

const text: PanelText = (key, values = {}) => `${key}(${Object.values(values).join(', ')})`
const message = 'Ce champ est obligatoire.'

it.each([
  [{ blockId: null, pointer: '/title', message }, 'panel.publish.fault(panel.publish.field.title(), ce champ est obligatoire.)'],
  [{ blockId: null, pointer: '/other', message }, message],
  [{ blockId: 'b1', pointer: '/title', message }, message],
])('words %j as %s', (fault, words) => {
  expect(faultWords(fault, text)).toBe(words)
})
