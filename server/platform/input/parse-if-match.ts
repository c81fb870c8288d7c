/** Reads the version that an `If-Match` header names, as it was sent; undefined where it names none. */
export function parseIfMatch(header: string | undefined): number | undefined {
  const version = /^(?:W\/)?"?(\d{1,10})"?$/.exec(header?.trim() ?? '')?.[1]
  return version === undefined ? undefined : Number(version)
}
