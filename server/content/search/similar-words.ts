import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Readable } from './visible-texts.ts'
import { matchSpelling } from './text-match.ts'

/** Two letters the wrong way round are two changes to the database. */
const MAX_CHANGES = 3
const MAX_SIMILAR = 50

/** The site and the language in which words are looked up. */
export interface LookupScope {
  readonly db: Kysely<Tables>
  readonly scope: Scope
  readonly readable: Readable
}

/** A word that is written somewhere, and in how many texts. */
interface Near {
  readonly word: string
  readonly texts: number
  /** True when it is a form of the word that it is near to. */
  readonly isForm: boolean
}

/** The words of what may be read that begin or end as one does and are changed to it by few letters. */
export async function similarWords({ db, scope, readable }: LookupScope, folded: string): Promise<Near[]> {
  const letters = [...folded]
  // One slip leaves one half of the word intact.
  const half = Math.floor((letters.length - 1) / 2)
  const [start, end] = [letters.slice(0, half).join(''), letters.slice(half + 1).join('')]
  const { rows } = await sql<Near>`
    select word, count(*)::int as texts, to_tsvector(search_configuration(${scope.locale}::text), word)
      = to_tsvector(search_configuration(${scope.locale}::text), ${folded}) as "isForm"
    from (${readable(matchSpelling(scope, { start, end }))}) as found, unnest(string_to_array(btrim(found.spelled), ' ')) as word
    where length(word) between ${letters.length - 2} and ${letters.length + 2} and (word like ${`${start}%`} or word like ${`%${end}`})
    group by word having levenshtein(word, ${folded}) <= ${MAX_CHANGES}
    order by levenshtein(word, ${folded}), texts desc, word limit ${MAX_SIMILAR}
  `.execute(db)
  return rows
}

/** The letters of a word, each once. */
export const lettersOf = (word: string): string => [...new Set(word)].sort().join('')
