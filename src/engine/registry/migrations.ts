import type { Json } from '#schemas/generated/content.ts'

/** One step of a block type's history: makes props of version n from props of version n - 1; pure. */
export interface Migration {
  /** `<type>/<n>` */
  readonly id: string
  /** What the step does, as a verb phrase in kebab-case. */
  readonly name: string
  readonly up: (props: Record<string, Json>) => Record<string, Json>
}

/** The migrations of a block type, from version 2 on; throws on a gap, a foreign id or a missing name. */
export function defineMigrations(type: string, migrations: readonly Migration[]): readonly Migration[] {
  migrations.forEach(({ id, name }, index) => {
    const expected = `${type}/${index + 2}`
    if (id !== expected) throw new TypeError(`Migrations of "${type}": expected id "${expected}" at place ${index + 1}, got "${id}"`)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name)) throw new TypeError(`Migration "${id}": the name must be a verb phrase in kebab-case`)
  })
  return Object.freeze([...migrations])
}

/** Props of version `from` carried to the newest version; the given props are left as they were. */
export function migrateProps(migrations: readonly Migration[], from: number, props: Record<string, Json>): Record<string, Json> {
  let current = props
  for (let index = from - 1; index < migrations.length; index++) current = (migrations[index] as Migration).up({ ...current })
  return current
}
