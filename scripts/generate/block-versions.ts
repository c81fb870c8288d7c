import type { AnySchemaObject } from 'ajv'
import { hashOf } from '#engine/document/hash.ts'
import { schemaWords } from '#schemas/content/schema-words.ts'
import type { Sources } from './read-sources.ts'

/** The hash of each version's props schema, by block type and version. */
export type BlockVersions = Readonly<Record<string, Readonly<Record<string, string>>>>

const TEXT_KEYWORDS = new Set([...schemaWords, 'description'])

/** The hash of what a props schema demands: labels, help and fields are not part of it. */
export function propsSchemaHash(manifest: AnySchemaObject): string {
  return hashOf(demandsOf(manifest.props))
}

function demandsOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(demandsOf)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !TEXT_KEYWORDS.has(key))
      .map(([key, value]) => [key, key === 'properties' ? demandsOfEach(value) : demandsOf(value)]),
  )
}

// A prop may well be called "description": the names of properties stay, and only their schemas are searched.
function demandsOfEach(properties: unknown): unknown {
  return Object.fromEntries(Object.entries(properties as Record<string, unknown>).map(([name, schema]) => [name, demandsOf(schema)]))
}

/** Lists the faults of the manifests' versions, given the record of the published versions. */
export function versionDefects(sources: Sources, known: BlockVersions): string[] {
  return sources.blocks.flatMap(({ type, manifest }) => {
    const version = String(manifest.version)
    const record = known[type] ?? {}
    const recorded = record[version]
    if (recorded !== undefined && recorded !== propsSchemaHash(manifest))
      return [`blocks/${type}: the props schema of version ${version} has changed; raise the version and write its migration`]
    const newest = Math.max(0, ...Object.keys(record).map(Number))
    return Number(version) < newest ? [`blocks/${type}: version ${version} is behind the recorded version ${newest}`] : []
  })
}

/** The record with the versions that it does not know yet; a recorded version is never rewritten, except those of `unpublished` types. */
export function recordVersions(sources: Sources, known: BlockVersions, unpublished: ReadonlySet<string>): BlockVersions {
  const next: Record<string, Record<string, string>> = {}
  for (const [type, versions] of Object.entries(known)) next[type] = { ...versions }
  for (const { type, manifest } of sources.blocks) {
    const versions = (next[type] ??= {})
    const version = String(manifest.version)
    if (versions[version] === undefined || unpublished.has(type)) versions[version] = propsSchemaHash(manifest)
  }
  return Object.fromEntries(Object.entries(next).sort(([left], [right]) => (left < right ? -1 : 1)))
}
