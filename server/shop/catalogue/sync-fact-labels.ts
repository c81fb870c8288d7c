import { sql, type Kysely } from 'kysely'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { formatNumber } from '#i18n/format/format.ts'
import english from '#i18n/messages/catalogue/en.json' with { type: 'json' }
import french from '#i18n/messages/catalogue/fr.json' with { type: 'json' }
import {
  allergenWords,
  capsuleWords,
  colourWords,
  containerWords,
  energyWords,
  factForms,
  factWords,
  farmingWords,
  nutritionWords,
  otherWords,
  sweetnessWords,
  typeWords,
} from '#i18n/shop/wine-labels.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type Dictionary = Readonly<Record<string, Translations>>

const message = (key: keyof typeof french): Translations => ({ fr: french[key], en: english[key] })

/** Returns the decimal separator of a language. */
const decimalSign = (locale: string): string => formatNumber(0.5, locale).replaceAll(/\d/g, '')

/** How the parts of a product's page are called. */
const partNames: Dictionary = {
  awards: message('block.product.awards'),
  composition: message('block.product.composition'),
  contents: message('block.product.contents'),
  features: message('block.product.features'),
  meals: message('block.product.meals'),
  nutrition: message('block.product.nutrition'),
}

const dictionaries: Readonly<Record<string, Dictionary>> = {
  allergen: allergenWords,
  also: otherWords,
  capsule: capsuleWords,
  colour: colourWords,
  container: containerWords,
  farming: farmingWords,
  form: { ...factForms, fact: { fr: '{name}\u00a0: {value}', en: '{name}: {value}' } },
  name: { ...factWords, ...nutritionWords, ...partNames, energy: energyWords, genre: { fr: 'Genre', en: 'Kind' } },
  sweetness: sweetnessWords,
  type: typeWords,
}

function spoken(language: string): { language: string; key: string; words: string }[] {
  const said = Object.entries(dictionaries).flatMap(([kind, dictionary]) =>
    Object.entries(dictionary).map(([code, words]) => ({ language, key: `${kind}.${code}`, words: translate(language, words) })),
  )
  return [...said, { language, key: 'decimal', words: decimalSign(language) }]
}

/** Stores the words for the facts of products, and rewrites the catalogue where they have changed. Inside a transaction it does nothing: the start of the server has done it. */
export async function syncFactLabels(db: Kysely<Tables>): Promise<void> {
  if (db.isTransaction) return
  const given = JSON.stringify(['fr', 'en'].flatMap(spoken))
  await db.transaction().execute(async (trx) => {
    // A large catalogue takes its time.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local lock_timeout = 0`.execute(trx)
    await sql`select write_fact_words(${given}::jsonb)`.execute(trx)
  })
}
