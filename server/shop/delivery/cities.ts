import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { CallData } from '#schemas/api/calls.ts'
import { toSlug } from '#domain/urls/slug.ts'

type Cities = CallData<'city.find'>

/** Finds towns of France by the beginning of their name or postal code. */
export type FindCities = (search: string) => Promise<Cities>

interface Town {
  readonly postalCode: string
  readonly name: string
  readonly slug: string
  readonly population: number
}

const most = 20
const { resolve } = createRequire(import.meta.url)

const communesSchema = z.array(
  z.object({ nom: z.string(), type: z.string(), codesPostaux: z.array(z.string()).optional(), population: z.number().optional() }),
)

/** The towns of France, one for each of their postal codes, the largest first. */
async function readTowns(): Promise<readonly Town[]> {
  const path = resolve('@etalab/decoupage-administratif/data/communes.json')
  const communes = communesSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  return communes
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ nom: name, codesPostaux = [], population = 0 }) => {
      const slug = toSlug(name)
      return codesPostaux.map((postalCode) => ({ postalCode, name, slug, population }))
    })
    .sort((one, other) => other.population - one.population || one.postalCode.localeCompare(other.postalCode))
}

/** As names are written out in full: many write « St » and « Ste ». */
const writtenOut = (slug: string): string =>
  slug
    .replace(/^(st)(?=e?-)/, 'saint')
    .replaceAll('-st-', '-saint-')
    .replaceAll('-ste-', '-sainte-')

/** Makes what finds towns; the list is read when it is first asked for. */
export function createFindCities(): FindCities {
  let towns: Promise<readonly Town[]> | undefined
  return async (search) => {
    towns ??= readTowns()
    const slug = writtenOut(toSlug(search))
    if (slug === '') return []
    const isCode = /^\d+$/.test(slug)
    const found = (await towns).filter((town) => (isCode ? town.postalCode : town.slug).startsWith(slug))
    return found.slice(0, most).map(({ postalCode, name }) => ({ postalCode, name }))
  }
}
