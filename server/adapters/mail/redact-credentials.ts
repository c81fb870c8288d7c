const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Whatever a mail server could repeat of how we sign in: the name and the password, as they are, as they stand in the address and as they are sent. */
function credentialsOf(url: string): string[] {
  const { username, password } = new URL(url)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const forms = [user, secret].flatMap((text) => [text, encodeURIComponent(text), base64(text)])
  const sent = [...forms, username, password, base64(`\0${user}\0${secret}`)]
  // The longest first: one may hold another.
  return [...new Set(sent)].filter((form) => form !== '').toSorted((one, other) => other.length - one.length)
}

/** Makes what takes the credentials of a mail server's address out of an error. */
export function redactCredentials(url: string): (error: unknown) => Error {
  const credentials = credentialsOf(url)
  const unsaid = (text: string): string => credentials.reduce((left, each) => left.replaceAll(each, '…'), text)
  return (error) => {
    if (!(error instanceof Error)) return new Error(unsaid(String(error)))
    for (const [name, value] of Object.entries(error)) if (typeof value === 'string') Object.assign(error, { [name]: unsaid(value) })
    error.message = unsaid(error.message)
    if (error.stack !== undefined) error.stack = unsaid(error.stack)
    return error
  }
}
