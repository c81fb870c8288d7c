import { expect, it } from 'vitest'
import { serviceTags } from './service-tags.ts'

it('names each tag once, with how many services bear it', () => {
  const [creation, siege] = ['creation', 'siege'].map((value) => ({ value, label: value.toUpperCase() }))
  const services = [{ tags: [creation!] }, { tags: [siege!, creation!] }, { tags: [siege!] }]
  expect(serviceTags(services)).toEqual([
    { value: 'creation', label: 'CREATION', count: 2 },
    { value: 'siege', label: 'SIEGE', count: 2 },
  ])
})
