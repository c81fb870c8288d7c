interface KeptCookie {
  readonly name: string
  readonly value: string
}

/** The cookies of one host as a browser keeps them: one of the host alone and one of a domain above it are two. */
export class CookieJar {
  readonly #host: string
  readonly #kept = new Map<string, KeptCookie>()

  constructor(host: string) {
    this.#host = host
  }

  take(setCookie: string | string[] | undefined): void {
    for (const line of [setCookie ?? []].flat()) this.#takeOne(line)
  }

  /** The oldest first. */
  header(): string {
    return [...this.#kept.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  names(): string[] {
    return [...this.#kept.values()].map(({ name }) => name).sort()
  }

  #takeOne(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const domain = /; Domain=([^;]+)/i.exec(line)?.[1] ?? ''
    if (domain !== '' && !`.${this.#host}`.endsWith(`.${domain}`)) return
    if (/; (Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(line)) this.#kept.delete(`${name} ${domain}`)
    else this.#kept.set(`${name} ${domain}`, { name, value })
  }
}
