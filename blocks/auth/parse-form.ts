import type { Credentials, RegistrationForm } from '#schemas/runtime/block-actors.ts'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads the credentials of a sign-in. */
export function readCredentials(data: FormData): Credentials {
  return { email: textOf(data, 'email'), password: textOf(data, 'password') }
}

/** Reads the code of an authenticator application. */
export function readCode(data: FormData): string {
  return textOf(data, 'code')
}

/** Reads a registration, with the milliseconds since the page was opened: programs are faster. */
export function readRegistration(data: FormData, sinceShown: number): RegistrationForm {
  const texts = ['email', 'password', 'firstname', 'lastname', 'birthdate', '_hp']
  return {
    ...Object.fromEntries(texts.filter((name) => data.has(name)).map((name) => [name, textOf(data, name)])),
    useTermsAccepted: data.has('useTermsAccepted'),
    newsletter: data.has('newsletter'),
    _t: String(Math.round(sinceShown)),
  }
}
