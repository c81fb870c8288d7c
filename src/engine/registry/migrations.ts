import type { Json } from '#schemas/generated/content.ts'

/** A step of a block type that converts props of version n - 1 to version n, without side effects. */
export interface Migration {
  /** `<type>/<n>` */
  readonly id: string
  /** The change as a verb phrase in kebab-case. */
  readonly name: string
  readonly up: (props: Record<string, Json>) => Record<string, Json>
}

/** Defines the migrations of a block type from version 2 on. Throws on a gap, a foreign id or a missing name. */
export function defineMigrations(type: string, migrations: readonly Migration[]): readonly Migration[] {
  migrations.forEach(({ id, name }, index) => {
    const expected = `${type}/${index + 2}`
    if (id !== expected) throw new TypeError(`Migrations of "${type}": expected id "${expected}" at place ${index + 1}, got "${id}"`)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name)) throw new TypeError(`Migration "${id}": the name must be a verb phrase in kebab-case`)
  })
  return Object.freeze([...migrations])
}

/** Migrates props from a version to the newest one without changing the input. */
export function migrateProps(migrations: readonly Migration[], from: number, props: Record<string, Json>): Record<string, Json> {
  let current = props
  for (let index = from - 1; index < migrations.length; index++) current = (migrations[index] as Migration).up({ ...current })
  return current
}
