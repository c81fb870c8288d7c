import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveForm } from './save-form.ts'

/** A refused form reaches no database. */
const noDatabase = {} as Kysely<Tables>

const field = (name: string, when: FormDefinition['steps'][number]['fields'][number]['when'] = null) => ({
  ...{ name, type: 'TEXT' as const, label: name, required: false, when },
})
const filled = (name: string) => ({ field: name, op: 'FILLED' as const })
const formOf = (...fields: ReturnType<typeof field>[]): FormDefinition => ({
  ...{ title: 'Devis', submitLabel: 'Envoyer', message: 'Merci', redirect: null },
  steps: [{ id: 'projet', title: '', fields }],
})

it.each([
  ['two fields of one name', 'devis', formOf(field('age'), field('age')), ['definitions.fr_FR.steps.0.fields.1.name', 'TAKEN'] as const],
  [
    'a condition on a later field',
    'devis',
    formOf(field('a', filled('b')), field('b')),
    ['definitions.fr_FR.steps.0.fields.0.when.field', 'NOT_THERE'] as const,
  ],
  [
    'a condition on no field',
    'devis',
    formOf(field('a', filled('z'))),
    ['definitions.fr_FR.steps.0.fields.0.when.field', 'NOT_THERE'] as const,
  ],
  ['a form without a title', 'devis', { ...formOf(field('a')), title: '' }, ['definitions.fr_FR.title', 'REQUIRED'] as const],
  ['a name that is a number', '12', formOf(field('a')), ['name', 'FORMAT'] as const],
])('refuses %s at its field', async (_what, name, definition, [at, code]) => {
  const refused = { code: 'VALIDATION_FAILED', data: { errors: [expect.objectContaining({ field: at, code })] } }
  await expect(saveForm(noDatabase, 37, { name, definitions: { fr_FR: definition } })).rejects.toMatchObject(refused)
})
