import type { User } from '#schemas/api/people/user.ts'

/** Name of a person: what they gave, else the first part of their e-mail address. */
export function personName({ firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  const name = [firstname, lastname].filter((part) => part !== null && part.trim() !== '').join(' ')
  return name === '' ? (email.split('@', 1)[0] ?? email) : name
}

/** Initials of a name, two at most. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '')
  return words
    .filter((_word, index) => index === 0 || index === words.length - 1)
    .map((word) => word.charAt(0).toLocaleUpperCase('fr'))
    .join('')
}
