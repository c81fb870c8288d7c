import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { slug } from '#schemas/admin/resources/fields.ts'
import { newPasswordSchema, personNameSchema, typedPasswordSchema } from '#schemas/api/people/account-fields.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { readBody } from './parse-body.ts'

function faults(schema: z.ZodType, body: unknown, locale = 'fr_FR') {
  try {
    readBody(schema, body, locale)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.data['errors'] ?? error.code
  }
}

const one = (schema: z.ZodType, value: unknown) => faults(z.object({ field: schema }), { field: value })

describe('a body', () => {
  it('arrives with its strings in NFC and trimmed, empty ones as null, unknown keys dropped', () => {
    const schema = z.object({ name: z.string(), note: z.string().nullable(), list: z.array(z.string().nullable()) })
    expect(readBody(schema, { name: '  e\u0301te\u0301 ', note: ' ', list: ['', ' a '], extra: 1 }, 'fr_FR')).toEqual({
      name: 'été',
      note: null,
      list: [null, 'a'],
    })
  })

  it('loses invisible characters in fields of one line, line ends of Windows in the others', () => {
    const text = z.string()
    const schema = z.object({ name: text, code: text, address: z.object({ city: text }), message: text, empty: text.nullable() })
    const given = {
      ...{ name: 'Van\u00ad Damme\u200b', code: 'NOEL\u206010', address: { city: '\u2068Lyon\u2069' } },
      ...{ message: '\u200fשלום\r\n\r\nDeux', empty: '\u200b\u3164' },
    }
    expect(readBody(schema, given, 'fr_FR')).toEqual({
      ...{ name: 'Van Damme', code: 'NOEL10', address: { city: 'Lyon' } },
      ...{ message: '\u200fשלום\n\nDeux', empty: null },
    })
    expect(readBody(z.object({ note: text, former: text }), { note: 'a\r\nb', former: 'a\rb' }, 'fr_FR')).toEqual({
      ...{ note: 'a\nb', former: 'a\nb' },
    })
    expect(readBody(z.object({ field1: text }), { field1: '\u200fa\r\nb' }, 'fr_FR', { readsTexts: true })).toEqual({
      field1: '\u200fa\nb',
    })
  })

  describe('of a verbatim call', () => {
    const typed = {
      spaces: '  a  b ',
      accents: 'e\u0301te\u0301',
      empty: '',
      blank: ' ',
      file: 'data:image/png;base64,AAAA',
      lines: 'a\r\nb\u200b',
    }
    const text = z.string()
    const schema = z.strictObject({ spaces: text, accents: text, empty: text, blank: text, file: text, lines: text, list: z.array(text) })

    it('arrives with every string as it was sent', () => {
      const body = { ...typed, list: Object.values(typed) }
      expect(readBody(schema, body, 'fr_FR', { verbatim: true })).toEqual(body)
    })

    it('is refused for keys that a strict schema does not name, each by its path', () => {
      const strict = z.strictObject({ at: z.strictObject({ index: z.number() }) })
      expect(faults(strict, { at: { index: 1, depth: 2 }, extra: 1, more: 2 })).toMatchObject([
        { field: 'at.depth', code: 'FORMAT' },
        { field: 'extra', code: 'FORMAT' },
        { field: 'more', code: 'FORMAT' },
      ])
    })

    it.each(['{"__proto__":1}', '{"a":"\\u0000"}', '{"a":"\\ud800"}'])('is still unreadable when it is %s', (body) => {
      expect(() => readBody(z.looseObject({}), JSON.parse(body), 'fr_FR', { verbatim: true })).toThrow(ApiError)
    })
  })

  it('counts a line end of Windows as one character', () => {
    expect(one(z.object({ message: z.string().max(3) }), { message: 'a\r\nb' })).toEqual([])
  })

  it('is refused once for a list that is too long, with any items in it', () => {
    for (const item of ['x', 1.5, null, { id: 'x' }])
      expect(
        one(
          z.array(z.number().int()).max(50),
          Array.from({ length: 1000 }, () => item),
        ),
      ).toMatchObject([{ field: 'field', code: 'MAX' }])
  })

  it.each(['password', 'newPassword'])('keeps a %s as it was typed: an empty one is no absent one', (name) => {
    const read = (schema: z.ZodType, value: unknown) => readBody(z.object({ [name]: schema }), { [name]: value }, 'fr_FR')
    expect(read(typedPasswordSchema.nullish(), '  e\u0301 ')).toEqual({ [name]: '  e\u0301 ' })
    expect(read(typedPasswordSchema.nullish(), null)).toEqual({ [name]: null })
    for (const schema of [typedPasswordSchema.nullish(), typedPasswordSchema, newPasswordSchema])
      expect(faults(z.object({ [name]: schema }), { [name]: '' })).toMatchObject([{ field: name, code: 'REQUIRED' }])
  })

  it.each<[z.ZodType, unknown, string, string]>([
    [z.string(), undefined, 'REQUIRED', 'Ce champ est obligatoire.'],
    [z.union([z.number(), z.string()]), undefined, 'REQUIRED', 'Ce champ est obligatoire.'],
    [z.string(), '', 'REQUIRED', 'Ce champ est obligatoire.'],
    [z.string(), 12, 'TYPE', 'Cette valeur n’a pas pu être lue. Saisissez-la ou choisissez-la de nouveau.'],
    [z.number(), 'douze', 'NUMBER', 'Saisissez un nombre.'],
    [z.number().int(), 1.5, 'NUMBER', 'Saisissez un nombre entier, sans virgule.'],
    [z.number().int(), 'douze', 'NUMBER', 'Saisissez un nombre.'],
    [z.number().int().max(10), 1e17, 'MAX', 'Saisissez 10 ou moins.'],
    [z.number().int().min(1), -1e17, 'MIN', 'Saisissez 1 ou plus.'],
    [z.number().int(), '', 'REQUIRED', 'Ce champ est obligatoire.'],
    [z.string().min(3), 'ab', 'TOO_SHORT', 'Saisissez au moins 3 caractères.'],
    [z.string().max(3), 'abcd', 'TOO_LONG', 'Saisissez 3 caractères au plus\u00a0: il y en a 1 de trop.'],
    [z.number().min(1), 0, 'MIN', 'Saisissez 1 ou plus.'],
    [z.number().positive(), 0, 'MIN', 'Saisissez plus de 0.'],
    [z.array(z.number()).min(1), [], 'MIN', 'Il en faut au moins 1.'],
    [z.array(z.number()).max(2), [1, 2, 3], 'MAX', 'Pas plus de 2 à la fois.'],
    [z.number().max(10), 11, 'MAX', 'Saisissez 10 ou moins.'],
    [z.email(), 'camille@', 'EMAIL', 'Saisissez une adresse complète, comme nom@domaine.fr.'],
    [z.e164(), '12', 'PHONE', 'Saisissez un numéro de téléphone complet, comme 01\u00a099\u00a000\u00a012\u00a034.'],
    [z.iso.date(), '2026-02-30', 'DATE', 'Saisissez une date qui existe, comme 02/04/1987.'],
    [z.enum(['A', 'B']), 'C', 'OPTION', 'Choisissez dans la liste.'],
    [
      z.string().regex(/^a/),
      'b',
      'FORMAT',
      'Cette valeur n’a pas la forme attendue. Saisissez-la en texte simple, comme le champ le demande.',
    ],
    [
      slug({ fr: 'Adresse', en: 'Address' }),
      'Foire aux vins !',
      'FORMAT',
      'Une adresse s’écrit en minuscules sans accent, avec des chiffres et des tirets, comme «\u00a0foire-aux-vins\u00a0».',
    ],
    [newPasswordSchema, '\u{1f980}'.repeat(129), 'TOO_LONG', 'Saisissez 128 caractères au plus.'],
    [newPasswordSchema, 'x'.repeat(5000), 'TOO_LONG', 'Saisissez 128 caractères au plus.'],
    [newPasswordSchema, 'x'.repeat(11), 'PASSWORD_WEAK', 'Choisissez un mot de passe plus long ou moins courant (12 caractères au moins).'],
    [personNameSchema, 'Nadia<b>', 'FORMAT', 'Un nom s’écrit sans «\u00a0<\u00a0»\u00a0: retirez ce signe.'],
  ])('is refused field by field: %# %j', (schema, value, code, message) => {
    expect(one(schema, value)).toEqual([{ field: 'field', code, message }])
  })

  it('names a field by its path, and speaks the reader’s language', () => {
    const schema = z.object({ products: z.array(z.object({ quantity: z.number() })) })
    expect(faults(schema, { products: [{ quantity: 'x' }] }, 'en_GB')).toEqual([
      { field: 'products.0.quantity', code: 'NUMBER', message: 'Enter a number.' },
    ])
  })

  it.each([[[]], ['text'], [12], [null]])('is unreadable when it is %j', (body) => {
    expect(faults(z.object({}), body)).toBe('BAD_REQUEST')
  })

  it.each(['{"__proto__":{"role":"ADMIN"}}', '{"a":[{"constructor":{"prototype":{}}}]}', '{"\\u005f_proto__":1}', '{"a":{"prototype":1}}'])(
    'is unreadable when a key in it reaches a prototype: %s',
    (text) => {
      expect(faults(z.object({}), JSON.parse(text))).toBe('BAD_REQUEST')
    },
  )

  it.each(['{"name":"__proto__"}', '{"prototypes":1}'])('is fine when only its text names one: %s', (text) => {
    expect(faults(z.object({}), JSON.parse(text))).toEqual([])
  })

  it.each(['a\u0000b', '\ud800', 'a\udc00b'])('is unreadable when a text in it cannot be stored: %j', (text) => {
    for (const body of [{ field: text }, { password: text }, { unknown: [{ deep: text }] }, { [text]: 1 }])
      expect(faults(z.object({}), body)).toBe('BAD_REQUEST')
    expect(one(z.string(), '\u{1f980} \ufffd')).toEqual([])
  })

  it('is unreadable when it is deeper than a document may be, and breaks nothing', () => {
    const nested = (depth: number): unknown => JSON.parse(`{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`)
    expect(faults(z.object({}), nested(400))).toEqual([])
    expect(faults(z.object({}), nested(401))).toBe('BAD_REQUEST')
    expect(faults(z.object({}), nested(200_000))).toBe('BAD_REQUEST')
  })
})
