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
    const [pair = '', ...attributes] = line.split('; ')
    const given = new Map(attributes.map((each) => [each.split('=', 1)[0]?.toLowerCase() ?? '', each.split('=')[1] ?? '']))
    const domain = given.get('domain')
    if (domain !== undefined && domain !== this.#host && !this.#host.endsWith(`.${domain}`)) return
    const [name = '', value = ''] = pair.split('=')
    const key = `${name} ${domain ?? ''}`
    const isOver = given.get('max-age') === '0' || Date.parse(given.get('expires') ?? '') <= 0
    if (isOver) this.#kept.delete(key)
    else this.#kept.set(key, { name, value })
  }
}
