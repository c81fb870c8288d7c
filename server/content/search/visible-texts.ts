import type { RawBuilder } from 'kysely'
import type { TextMatch } from './text-match.ts'

/** The texts that a visitor may read and that match: each with its `title`, its words as they are `spelled` and the `language` of these; with what they say only among those of some numbers. */
export type Readable = (wording: TextMatch, among?: RawBuilder<unknown>) => RawBuilder<unknown>
