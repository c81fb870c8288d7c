import { describe, expect, it } from 'vitest'
import { ownValue } from '#schemas/names/own-value.ts'
import { allowedBy, askedUnits, programTable, type ProgramTable } from '#tests/support/rights/program-table.ts'
import { rightClasses, rightsOf } from '#tests/support/rights/rights-held.ts'
import { shopLines } from '#tests/support/rights/shop-lines.ts'
import { siteLines } from '#tests/support/rights/site-lines.ts'
import type { TradeLine } from '#tests/support/rights/trade-line.ts'
import { adminProfiles, allRights, type Asking, type Right } from './rights.ts'

const lines: readonly TradeLine[] = [...siteLines, ...shopLines]
const linesByUnit = Map.groupBy(
  lines.flatMap((line) => line.calls.map((call) => ({ call, line }))),
  ({ call }) => call,
)
const linesOf = (unit: string): readonly TradeLine[] => (linesByUnit.get(unit) ?? []).map(({ line }) => line)

/** The calls that the tables of a program let through or refuse otherwise than the lines say. */
function differences(table: ProgramTable, units: readonly string[] = askedUnits): string[] {
  return units.filter((unit) => allowedBy(table, unit).join(' ') !== linesOf(unit)[0]?.may.join(' '))
}

const holders = ({ profiles }: Pick<ProgramTable, 'profiles'>, right: Right): string[] =>
  Object.keys(profiles).filter((profile) => ownValue(profiles, profile)?.includes(right))

/** The rights that a table of profiles gives to others than the classes say. */
const misheld = (table: ProgramTable): string[] =>
  rightClasses.flatMap((each) =>
    rightsOf(each).filter(
      (right) =>
        holders(table, right as Right)
          .toSorted()
          .join(' ') !== [...each.held].toSorted().join(' '),
    ),
  )

describe('the lines of the trade', () => {
  it('have each call of both registries, and each event, once', () => {
    expect(askedUnits.filter((unit) => linesOf(unit).length !== 1)).toEqual([])
    const known = new Set(askedUnits)
    expect(lines.flatMap(({ calls }) => calls).filter((call) => !known.has(call))).toEqual([])
    expect(askedUnits.length).toBeGreaterThan(250)
  })

  it('say what the tables of the program say, call by call and person by person', () => {
    const said = askedUnits.map((unit) => [unit, linesOf(unit)[0]?.may.join(' ')])
    expect(askedUnits.map((unit) => [unit, allowedBy(programTable, unit).join(' ')])).toEqual(said)
  })

  it('have each right in one class of profiles that hold it', () => {
    expect(rightClasses.flatMap(rightsOf).toSorted()).toEqual(allRights.toSorted())
    expect(misheld(programTable)).toEqual([])
  })
})

const classOf = (right: string): number => rightClasses.findIndex((each) => rightsOf(each).includes(right))
const isOfOneClass = (one: string, another: string): boolean => one !== another && classOf(one) >= 0 && classOf(one) === classOf(another)

/** Why a change of a line changes nothing that anybody may do. */
type Same =
  | 'the same profiles hold both rights'
  | 'super-administrators alone make the call, and hold every right'
  | 'every administrator makes the call either way'
  | 'the question before lets through only those who hold the right as well'

/** A change of one line of the tables, the calls that it concerns, and why it changes nothing, where it does not. */
interface Planted {
  readonly what: string
  readonly table: ProgramTable
  readonly units: readonly string[]
  readonly same?: Same | undefined
}

const unitsOf = (name: string): string[] => askedUnits.filter((unit) => unit.split(':')[0] === name)

function sameCall(name: string, asked: Asking, planted: Right | 'own'): Same | undefined {
  if (programTable.roles[name] === 'S') return 'super-administrators alone make the call, and hold every right'
  if (asked === 'narrowed' && planted === 'own') return 'every administrator makes the call either way'
  return typeof asked === 'string' && isOfOneClass(asked, planted) ? 'the same profiles hold both rights' : undefined
}

const plantedRights = (): Planted[] =>
  Object.entries(programTable.asks).flatMap(([name, asked]) =>
    [...allRights, 'own' as const]
      .filter((right) => right !== asked)
      .map((right) => ({
        ...{ what: `${name} asks for ${right}`, table: { ...programTable, asks: { ...programTable.asks, [name]: right } } },
        ...{ units: unitsOf(name), same: sameCall(name, asked, right) },
      })),
  )

const sameEvent = (asked: Right, planted: Right): Same | undefined => {
  if (isOfOneClass(asked, planted)) return 'the same profiles hold both rights'
  const isCut = asked === 'orders.money' && (planted === 'media.read' || planted === 'media.write')
  return isCut ? 'the question before lets through only those who hold the right as well' : undefined
}

const plantedEvents = (): Planted[] =>
  Object.entries(programTable.events).flatMap(([event, asked]) =>
    allRights
      .filter((right) => right !== asked)
      .map((right) => ({
        ...{ what: `${event} takes ${right}`, table: { ...programTable, events: { ...programTable.events, [event]: right } } },
        ...{ units: [`order.happen:${event}`], same: sameEvent(asked, right) },
      })),
  )

const plantedProfiles = (): { readonly what: string; readonly table: ProgramTable }[] =>
  adminProfiles.flatMap((profile) =>
    allRights.map((right) => {
      const held = programTable.profiles[profile] ?? []
      const isHeld = held.includes(right)
      const changed = isHeld ? held.filter((each) => each !== right) : [...held, right]
      const table = { ...programTable, profiles: { ...programTable.profiles, [profile]: changed } }
      return { what: `${profile} ${isHeld ? 'loses' : 'gains'} ${right}`, table }
    }),
  )

/** The changes that are unnoticed though they matter, or noticed though a reason says that they do not. */
const wrongAmong = (planted: readonly Planted[]): string[] =>
  planted.filter(({ table, units, same }) => differences(table, units).length > 0 === (same !== undefined)).map(({ what }) => what)

describe('a change of one line of the tables of rights is noticed', () => {
  it('where a call asks for another right', () => {
    const planted = plantedRights()
    expect(planted.length).toBeGreaterThan(10_000)
    expect(wrongAmong(planted)).toEqual([])
  })

  it('where an event of an order takes another right', () => {
    expect(wrongAmong(plantedEvents())).toEqual([])
  })

  it('where a profile gains or loses a right', () => {
    expect(plantedProfiles().flatMap(({ what, table }) => (misheld(table).length > 0 ? [] : [what]))).toEqual([])
  })

  it('where the verb of a call with a subject changes, or the role of a call', () => {
    // A profile that publishes in an area has every other right in it: where that is asked first, another verb changes nothing.
    const verbs = { ...programTable.verbs, batch: 'publish' }
    expect(differences({ ...programTable, verbs })).toEqual(['news', 'service', 'review', 'tag'].map((kind) => `admin.undo:${kind}`))
    for (const [name, role] of Object.entries(programTable.roles)) {
      const opened = role === 'V' ? 'M' : role === 'M' ? 'V' : 'M'
      expect([name, differences({ ...programTable, roles: { ...programTable.roles, [name]: opened } }, unitsOf(name)).length]).toEqual([
        name,
        unitsOf(name).length,
      ])
    }
  })

  it('where an author publishes pages, and where writing allows permanent erasure', () => {
    const author = programTable.profiles['AUTHOR'] ?? []
    const publishing = { ...programTable, profiles: { ...programTable.profiles, AUTHOR: [...author, 'pages.publish' as const] } }
    expect(differences(publishing)).toEqual(expect.arrayContaining(['draft.publish', 'page.trash', 'publication.create:page']))
    const erasing = { ...programTable, asks: { ...programTable.asks, 'admin.news.erase': 'content.write' as const } }
    expect(differences(erasing)).toEqual(['admin.news.erase'])
  })
})
