import type { User } from '#schemas/api/people/user.ts'

/** Name of a person: what they gave, else the first part of their e-mail address. */
export function personName({ firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  const name = [firstname, lastname].filter((part) => part !== null && part.trim() !== '').join(' ')
  return name === '' ? (email.split('@', 1)[0] ?? email) : name
}
