import { sql, type RawBuilder } from 'kysely'

/** An account and its present address. */
interface Owner {
  readonly userId: number
  readonly email: string
}

/**
 * Returns the condition for the rows of a person in a table with accounts and addresses: the rows of their account with any address, and the
 * rows without an account with their present address. Rows of an account remain its own when another account takes over its former address.
 */
export function ownedBy({ userId, email }: Owner, table?: string, address: 'email' | 'recipient' = 'email'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`)
  return sql<boolean>`(${column('user_id')} = ${userId} or (${column('user_id')} is null and ${column(address)} = ${email}))`
}
