import { z } from 'zod'
import { cutText } from '#schemas/text/cut-text.ts'
import { listLimits } from './list-grammar.ts'

/** The words of a search box. Of a longer text its beginning is searched, as the boxes say: a whole paragraph that is pasted finds what it begins with. */
export const searchedWordsSchema = z
  .string()
  .trim()
  .overwrite((text) => cutText(text, listLimits.searchLength).trim())
  .max(listLimits.searchLength)
