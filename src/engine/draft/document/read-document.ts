import type { ShellRegions } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { readHead } from '#engine/document/read-head.ts'
import { isStorableKey } from '#engine/document/storable-json.ts'
import type { BlockNote, EditedDocument } from './edited-document.ts'
import { SHELL_REGIONS } from './page-order.ts'

/** The parts of a stored document, which may hold anything. */
export interface StoredDocument {
  readonly head: unknown
  readonly regions: unknown
  readonly notes?: unknown
}

/** Reads a stored document with these regions, in their order: each part that is right stays. */
export function readDocument({ head, regions, notes }: StoredDocument, names: readonly string[]): EditedDocument {
  const stored = isRecord(regions) ? regions : {}
  const taken = new Set<string>()
  return {
    head: readHead(head),
    regions: Object.fromEntries(names.map((name) => [name, readBlocks(ownValue(stored, name), taken)])),
    notes: readNotes(notes),
  }
}

/** Reads the stored regions of a shell, which may hold anything. */
export function readRegions(stored: unknown): ShellRegions {
  const { regions } = readDocument({ head: {}, regions: stored }, SHELL_REGIONS)
  const listOf = (name: keyof ShellRegions) => [...(regions[name] ?? [])]
  return {
    topBar: listOf('topBar'),
    appBar: listOf('appBar'),
    mobileAppBar: listOf('mobileAppBar'),
    bottomBar: listOf('bottomBar'),
    footer: listOf('footer'),
  }
}

function readNotes(notes: unknown): EditedDocument['notes'] {
  const entries = Object.entries(isRecord(notes) ? notes : {}).filter(([id]) => isStorableKey(id))
  return Object.fromEntries(entries.map(([id, note]) => [id, readNote(note)]))
}

function readNote(note: unknown): BlockNote {
  const { name, locked }: Record<string, unknown> = isRecord(note) ? note : {}
  return { ...(typeof name === 'string' && { name }), ...(locked === true && { locked }) }
}
