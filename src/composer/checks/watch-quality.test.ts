import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Block } from '#schemas/generated/content.ts'
import { repairOf } from './repairs.ts'
import { watchQuality, type QualityReview } from './watch-quality.ts'

const registry = createRegistry(catalogue)
const facts = {
  locale: 'fr_FR',
  hosts: [],
  links: {},
  media: { 1: { isPicture: true, width: 9, alt: '' } },
  forms: {},
  sections: {},
  colors: [],
  emptySettings: [],
  wordsToReplace: [],
  prices: [],
}
const title = (level: number): Block => ({ id: 'titre', type: 'heading', v: 1, props: { text: 'Ici', level } })
const documentOf = (...main: Block[]) => ({
  head: { url: 'a', title: 'A', seo: { description: 'Une page.' } },
  regions: { main },
  notes: {},
})

function watched(first: ReturnType<typeof documentOf>) {
  const waiting: (() => void)[] = []
  const idle: (() => void)[] = []
  const store = { document: first, onChange: (listener: () => void) => (waiting.push(listener), () => undefined) }
  const timers = new Map<number, () => void>()
  const timer = {
    start: (_ms: number, run: () => void) => (timers.set(timers.size, run), timers.size - 1),
    stop: (handle: unknown) => void timers.delete(handle as number),
  }
  const review = new ValueStore<QualityReview | null>(null)
  const quality = new ValueStore<readonly QualityFinding[]>([])
  const end = watchQuality({ store: store as never, registry, review, quality }, { timer, later: (run) => void idle.push(run) })
  const settle = () => {
    for (const run of timers.values()) run()
    timers.clear()
    for (const run of idle.splice(0)) run()
  }
  const edit = (document: ReturnType<typeof documentOf>) => {
    store.document = document
    for (const listener of waiting) listener()
  }
  return { review, quality, end, settle, edit, timers, checks: () => quality.get().map(({ check }) => check) }
}

describe('watchQuality', () => {
  it('checks the document once the facts are there, and after its edits pause', () => {
    const { review, settle, edit, timers, checks } = watched(documentOf(title(3)))
    settle()
    expect(checks()).toEqual([])
    review.set({ facts, stops: [] })
    settle()
    expect(checks()).toEqual(['HEADING_JUMP'])
    for (const level of [3, 4, 2]) edit(documentOf(title(level)))
    expect(timers.size).toBe(1)
    expect(checks()).toEqual(['HEADING_JUMP'])
    settle()
    expect(checks()).toEqual([])
  })

  it('wakes no reader for the same findings, and none once it has ended', () => {
    const { review, quality, settle, edit, end } = watched(documentOf(title(3)))
    const wake = vi.fn()
    quality.subscribe(wake)
    review.set({ facts, stops: ['HEADING_JUMP'] })
    settle()
    edit(documentOf(title(3)))
    settle()
    expect(wake).toHaveBeenCalledOnce()
    expect(quality.get()[0]?.level).toBe('stop')
    edit(documentOf())
    end()
    settle()
    expect(wake).toHaveBeenCalledOnce()
  })
})

describe('repairOf', () => {
  it('lets an amount follow the price of a service', () => {
    const text: Block = { id: 'texte', type: 'text', v: 1, props: { html: '<p>Dès 149 €, oui</p>' } }
    const finding: QualityFinding = {
      ...{ check: 'REPEATED_PRICE', level: 'advice', blockId: 'texte', pointer: '/props/html' },
      values: { text: '149 €', service: 'Création', name: 'SERVICE_PRICE_12' },
    }
    const value = '<p>Dès {{SERVICE_PRICE_12}}, oui</p>'
    expect(repairOf(situation(documentOf(text)), finding)).toMatchObject({ id: 'texte', pointer: '/html', value })
    const { name: _name, ...several } = finding.values
    expect(repairOf(situation(documentOf(text)), { ...finding, values: several })).toBeNull()
  })

  const picture: Block = { id: 'vue', type: 'image', v: 1, props: { image: { id: 1 } } }
  const situation = (document: ReturnType<typeof documentOf>) => ({ document, registry }) as never

  it('writes the level that follows the heading before, and an empty text for decoration', () => {
    const document = documentOf(title(4), picture)
    const jump = {
      check: 'HEADING_JUMP',
      level: 'advice',
      blockId: 'titre',
      pointer: '/props/level',
      values: { level: 4, before: 1 },
    } as const
    expect(repairOf(situation(document), jump)).toMatchObject({ id: 'titre', pointer: '/level', value: 2 })
    const alt = { check: 'MISSING_ALT', level: 'advice', blockId: 'vue', pointer: '/props/image', values: {} } as const
    expect(repairOf(situation(document), alt)).toMatchObject({ id: 'vue', pointer: '/image/alt', value: '' })
  })

  it('leaves a finding to a person that has no single repair, and one of a block that is gone', () => {
    const link = { check: 'BROKEN_LINK', level: 'advice', blockId: 'titre', pointer: '/props/href', values: {} } as const
    expect(repairOf(situation(documentOf(title(2))), link)).toBeNull()
    expect(repairOf(situation(documentOf()), { ...link, check: 'MISSING_ALT' })).toBeNull()
  })
})
