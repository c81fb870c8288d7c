const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Returns the credentials that a mail server could repeat: user name and password, plain, URL-encoded and as sent. */
function credentialsOf(url: string): string[] {
  const { username, password } = new URL(url)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const forms = [user, secret].flatMap((text) => [text, encodeURIComponent(text), base64(text)])
  const sent = [...forms, username, password, base64(`\0${user}\0${secret}`)]
  // The longest first, because one may contain another.
  return [...new Set(sent)].filter((form) => form !== '').toSorted((one, other) => other.length - one.length)
}

/** Returns a function that removes the credentials of a mail server URL from an error. */
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
