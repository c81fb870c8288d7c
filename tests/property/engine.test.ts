import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import { migrateProps } from '#engine/registry/migrations.ts'
import { prepareBlocks } from '#engine/prepare-blocks.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { pageWith } from '#tests/support/blocks/block-examples.ts'
import { arbitraryProps } from '#tests/support/blocks/arbitrary-props.ts'
import { mutateDocument, seededRandom } from '#tests/support/database/mutate-document.ts'

const registry = createRegistry(catalogue)
const { sanitise } = createSanitiser()
const placeholders = new Map([['COMPANY_NAME', 'Greffe & Plume']])
const read = (blocks: Block[]) => prepareBlocks(registry, blocks, { sanitise, placeholders, audience: 'admins', now: 0 })

const leafTypes = [...registry.types.values()].filter(({ type }) => registry.pageRoot.has(type))
const leaf = fc
  .constantFrom(...leafTypes)
  .chain((type) => arbitraryProps(type.manifest.props).map((props) => ({ type: type.type, v: type.version, props })))

/** A page of real block types, some of them in sections. */
const page = fc.array(fc.record({ block: leaf, inside: fc.array(leaf, { maxLength: 3 }) }), { maxLength: 6 }).map((parts) => {
  let count = 0
  const named = (block: object) => ({ id: `b${String(count++).padStart(4, '0')}`, ...block }) as Block
  return parts.map(({ block, inside }): Block => {
    const children = inside.map(named).filter(({ type }) => registry.types.get('section')?.slots.get('content')?.accepts.has(type))
    return inside.length === 0 ? named(block) : { ...named({ type: 'section', v: 1, props: {} }), slots: { content: children } }
  })
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

describe('the engine', () => {
  it('reads whole every page that it let in, and changes nothing of it', () => {
    fc.assert(
      fc.property(page, (blocks) => {
        const kept = structuredClone(deepFreeze(blocks))
        expect(checkPage(registry, pageWith(blocks), { sanitise })).toEqual([])
        const { blocks: ready, problems } = read(blocks)
        expect(problems.filter(({ leftOut }) => leftOut)).toEqual([])
        expect(count(ready)).toBe(count(blocks))
        expect(blocks).toEqual(kept)
        expect(upgradeBlocks(registry, blocks)).toEqual(kept)
      }),
      { seed: 21, numRuns: 120 },
    )
  })

  it('gives views only props that obey their schema when the stored page is malformed', () => {
    const random = seededRandom(22)
    fc.assert(
      fc.property(page, (blocks) => {
        const mutant = mutateDocument({ blocks }, random) as { blocks?: unknown }
        if (!Array.isArray(mutant.blocks)) return
        const { blocks: ready, problems } = read(mutant.blocks as Block[])
        for (const { message, code } of problems) expect(message, code).toMatch(/^page/)
        walkBlocks(ready, ({ type, props, v }) => {
          const known = registry.types.get(type)
          expect(v).toBe(known?.version)
          const errors = known?.validate(props) ? [] : (known?.validate.errors ?? [])
          // Filling a placeholder may make a text longer than a writer may make it.
          expect(errors.filter(({ keyword }) => keyword !== 'maxLength')).toEqual([])
        })
      }),
      { seed: 23, numRuns: 250 },
    )
  })

  it('gives views safe props of each block of a draft, and visitors the blocks of a page', () => {
    const random = seededRandom(24)
    const options = { sanitise, placeholders, audience: 'admins', now: 0 } as const
    fc.assert(
      fc.property(page, (blocks) => {
        const mutant = mutateDocument({ blocks }, random) as { blocks?: unknown }
        if (!Array.isArray(mutant.blocks)) return
        const draft = createDraftReader(registry, options)(mutant.blocks as Block[])
        const left = new Set(draft.findings.flatMap(({ blockId, leftOut }) => (leftOut ? [blockId] : [])))
        const ids: string[] = []
        walkBlocks(draft.blocks, ({ id, type, props }) => {
          ids.push(id)
          const known = registry.types.get(type)
          const errors = known?.validate(props) === false ? (known.validate.errors ?? []) : []
          const amounts = /^(?:required|(?:min|max)(?:Length|Items|imum))$/
          expect(errors.filter(({ keyword }) => !amounts.test(keyword))).toEqual([])
        })
        if (new Set(ids).size < ids.length) return
        const shown = (list: Block[]): Block[] =>
          list
            .filter(({ id }) => !left.has(id))
            .map(({ slots, ...block }) => ({
              ...block,
              // Slots that are a list by mistake stay as they are.
              ...(slots && {
                slots: Array.isArray(slots)
                  ? slots
                  : Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, shown(children)])),
              }),
            }))
        expect(shown(draft.blocks)).toEqual(read(mutant.blocks as Block[]).blocks)
      }),
      { seed: 25, numRuns: 250 },
    )
  })

  it('answers issues for anything at all, and throws at nothing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (document) => {
        expect(checkPage(registry, document, { sanitise }).length).toBeGreaterThan(0)
      }),
      { seed: 24, numRuns: 300 },
    )
  })
})

function count(blocks: readonly Block[]): number {
  let total = 0
  walkBlocks(blocks, () => total++)
  return total
}

describe('the hero of version 1', () => {
  const first = fc.record(
    {
      heading: fc.oneof(
        fc.string({ minLength: 1, maxLength: 180 }),
        fc
          .array(fc.constantFrom('Titre', ' : ', ' — ', 'é', '  ', 'x'.repeat(50)), { minLength: 1, maxLength: 6 })
          .map((parts) => parts.join('').slice(0, 180)),
      ),
      intro: fc.constant('Une <em>phrase</em>'),
      href: fc.constant('/contact'),
      tone: fc.constantFrom('plain', 'accent', 'ink'),
    },
    { requiredKeys: ['heading', 'tone'], noNullPrototype: true },
  )
  let hero: ReturnType<typeof registry.types.get>
  beforeAll(() => {
    hero = registry.types.get('hero')
  })

  it('becomes a hero of today, says the same, and is left as it was', () => {
    fc.assert(
      fc.property(first, (props) => {
        if (!hero) throw new Error('no hero')
        const before = structuredClone(deepFreeze(props))
        const after = migrateProps(hero.migrations, 1, props)
        expect(hero.validate(after), JSON.stringify([props, hero.validate.errors])).toBe(true)
        expect(migrateProps(hero.migrations, 1, props)).toEqual(after)
        expect(props).toEqual(before)
        const { kicker, title, ...rest } = after
        const words = `${typeof kicker === 'string' ? kicker : ''}${typeof title === 'string' ? title : ''}`.replaceAll(/[\s:—–…]/g, '')
        expect(props.heading.replaceAll(/[\s:—–…]/g, '').startsWith(words)).toBe(true)
        expect(rest).toEqual({ ...props, heading: undefined })
      }),
      { seed: 25, numRuns: 500 },
    )
  })
})
