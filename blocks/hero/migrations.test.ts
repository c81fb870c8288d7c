import { describe, expect, it } from 'vitest'
import { migrations } from './migrations.ts'

const split = (heading: string) => migrations[0]!.up({ heading, tone: 'plain' })

describe('hero/2', () => {
  it('splits a heading at its colon or its dash', () => {
    expect(split('Domiciliation\u00a0: une adresse à Lyon')).toEqual({
      tone: 'plain',
      kicker: 'Domiciliation',
      title: 'une adresse à Lyon',
    })
    expect(split('Le journal — Sans latin')).toEqual({ tone: 'plain', kicker: 'Le journal', title: 'Sans latin' })
  })

  it('leaves a heading whole when one side of the mark is empty', () => {
    expect(split('Ouvert de 9:30 à 18:00')).toEqual({ tone: 'plain', title: 'Ouvert de 9:30 à 18:00' })
    expect(split(': sans surtitre')).toEqual({ tone: 'plain', title: ': sans surtitre' })
  })

  it('makes a title that the new schema accepts, however long the heading was', () => {
    const { title, kicker } = split(`${'Accompagnement '.repeat(12)}`.trim())
    expect(kicker).toBeUndefined()
    expect((title as string).length).toBeLessThanOrEqual(120)
    expect(title).toMatch(/…$/)
  })

  it('leaves the stored props as they were', () => {
    const stored = { heading: 'A — B' }
    migrations[0]!.up(stored)
    expect(stored).toEqual({ heading: 'A — B' })
  })
})
