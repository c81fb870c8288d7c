import { readFile } from 'node:fs/promises'

const file = new URL('../../../schemas/generated/catalogue.json', import.meta.url)

let names: Promise<Readonly<Record<string, string>>> | undefined

/** The French names of the block types; read once. */
export function blockNames(): Promise<Readonly<Record<string, string>>> {
  return (names ??= readFile(file, 'utf8').then((text) => {
    const entries = JSON.parse(text) as readonly { readonly type: string; readonly label: { readonly fr: string } }[]
    return Object.fromEntries(entries.map(({ type, label }) => [type, label.fr]))
  }))
}
