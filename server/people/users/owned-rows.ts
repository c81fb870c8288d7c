import { sql, type RawBuilder } from 'kysely'

/** An account and the address that it has. */
interface Owner {
  readonly userId: number
  readonly email: string
}

/**
 * Which rows of a table that knows accounts and addresses are somebody's: those of their account, whatever address they were sent with;
 * and, of those that no account sent, those with the address that they have now. What an account sent stays its own when its address is given up
 * and becomes somebody else's.
 */
export function ownedBy({ userId, email }: Owner, table?: string, address: 'email' | 'recipient' = 'email'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`)
  return sql<boolean>`(${column('user_id')} = ${userId} or (${column('user_id')} is null and ${column(address)} = ${email}))`
}
