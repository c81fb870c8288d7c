import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { adminCalls } from '#schemas/admin/calls.ts'
import { apiRights, eventRights } from '#schemas/admin/resources/api-rights.ts'
import { askedVerbs, callRights } from '#schemas/admin/resources/call-rights.ts'
import { resourceCalls, resourceRights, resources } from '#schemas/admin/resources/resources.ts'
import { allRights, profileRights, type AskedBy, type Asking, type Right } from '#schemas/admin/resources/rights.ts'
import type { CallDefinition, CallRole } from '#schemas/api/base/define-call.ts'
import { calls } from '#schemas/api/calls.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { people, type Person } from './trade-line.ts'

/** The tables by which the program decides, as data: a test plants changes into copies of them. */
export interface ProgramTable {
  readonly roles: Readonly<Record<string, CallRole>>
  readonly asks: Readonly<Record<string, Asking>>
  readonly events: Readonly<Record<string, Right>>
  readonly verbs: Readonly<Record<string, string>>
  readonly areas: Readonly<Record<string, string>>
  readonly profiles: Readonly<Record<string, readonly Right[]>>
}

const definitions: readonly CallDefinition[] = [...calls, ...adminCalls, ...resourceCalls]
const kinds = [...resources, appearanceResource]
const drafted = kinds.filter(({ life }) => life === 'published').map(({ name }) => name)

/** The tables of the program. */
export const programTable: ProgramTable = {
  roles: Object.fromEntries(definitions.map(({ name, role }) => [name, role])),
  asks: { ...apiRights, ...callRights, ...resourceRights },
  events: eventRights,
  verbs: askedVerbs,
  areas: { ...Object.fromEntries(kinds.map(({ name, area }) => [name, area])), page: 'pages' },
  profiles: profileRights,
}

/** The subjects that a call may have, by the kind of thing on which its right depends. */
const subjects: Readonly<Record<AskedBy, readonly string[]>> = {
  event: Object.keys(eventRights),
  contents: ['page', ...drafted],
  act: ['page', ...drafted],
  plan: ['page', ...drafted],
  resource: drafted,
  batch: resources.map(({ name }) => name),
}

/** Each call of both registries; one whose right depends on what it is about, once for each of that. */
export const askedUnits: readonly string[] = definitions.flatMap(({ name }) => {
  const asks = ownValue(programTable.asks, name)
  return typeof asks === 'object' ? subjects[asks.by].map((subject) => `${name}:${subject}`) : [name]
})

const roleOf = (person: Person): string => (person === 'visitor' || person === 'member' || person === 'SUPER_ADMIN' ? person : 'ADMIN')
const reached: Readonly<Record<CallRole, readonly string[]>> = {
  V: ['visitor', 'member', 'ADMIN', 'SUPER_ADMIN'],
  M: ['member', 'ADMIN', 'SUPER_ADMIN'],
  A: ['ADMIN', 'SUPER_ADMIN'],
  S: ['SUPER_ADMIN'],
}

/** Lists of rights; the caller needs one of each. The first list is asked before anything is read, the second once the subject of the call is known. */
function listsOf({ asks, events, verbs, areas }: ProgramTable, unit: string): readonly (readonly string[])[] {
  const [name = '', subject = ''] = unit.split(':')
  const asked = ownValue(asks, name)
  if (asked === undefined || asked === 'own' || asked === 'narrowed') return []
  if (typeof asked === 'string') return [[asked]]
  const right =
    asked.by === 'event' ? String(ownValue(events, subject)) : `${String(ownValue(areas, subject))}.${String(ownValue(verbs, asked.by))}`
  return [asked.anyOf, [right]]
}

/** Tests if a person may make a call by the tables of the program. */
export function mayBy(table: ProgramTable, unit: string, person: Person): boolean {
  const [name = ''] = unit.split(':')
  const role = roleOf(person)
  if (!reached[ownValue(table.roles, name) ?? 'S'].includes(role)) return false
  const held: readonly string[] = role === 'SUPER_ADMIN' ? allRights : (ownValue(table.profiles, person) ?? [])
  return role !== 'ADMIN' && role !== 'SUPER_ADMIN'
    ? true
    : listsOf(table, unit).every((list) => list.some((right) => held.includes(right)))
}

/** Those who may make a call by the tables of the program. */
export const allowedBy = (table: ProgramTable, unit: string): readonly Person[] => people.filter((person) => mayBy(table, unit, person))
