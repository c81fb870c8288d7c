import { z } from 'zod'
import { qualityChecks } from './quality-checks.ts'

const checkSchema = z.enum(qualityChecks)

const factsSchema = z.object({
  locale: z.string(),
  hosts: z.array(z.string()),
  links: z.record(z.string(), z.boolean()),
  media: z.record(z.string(), z.object({ isPicture: z.boolean(), width: z.number(), alt: z.string() }).nullable()),
  forms: z.record(z.string(), z.boolean()),
  sections: z.record(z.string(), z.enum(['shown', 'elsewhere', 'gone'])),
  colors: z.array(z.object({ tone: z.string(), text: z.string(), ground: z.string() })),
  emptySettings: z.array(z.string()),
  wordsToReplace: z.array(z.string()),
  sourceTexts: z.record(z.string(), z.string()).optional(),
  prices: z.array(z.object({ name: z.string(), title: z.string(), cents: z.number().int().nullable(), isShown: z.boolean() })),
})

const findingSchema = z.object({
  check: checkSchema,
  level: z.enum(['stop', 'advice']),
  blockId: z.string().nullable(),
  pointer: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})

/** The findings of a draft, with the facts of the site and the checks that stop a publication there. */
export const reviewSchema = z.object({ facts: factsSchema, stops: z.array(checkSchema), findings: z.array(findingSchema) })

/** A review with one finding. */
export const exampleReview: z.infer<typeof reviewSchema> = {
  facts: {
    locale: 'fr_FR',
    hosts: ['domaine.example'],
    links: { '/tarifs': false },
    media: {},
    forms: {},
    sections: {},
    colors: [],
    emptySettings: [],
    wordsToReplace: ['Prénom Nom'],
    prices: [{ name: 'SERVICE_PRICE_12', title: 'Création de société', cents: 14_900, isShown: true }],
  },
  stops: [],
  findings: [
    {
      ...{ check: 'BROKEN_LINK', level: 'advice', blockId: 'b7f2', pointer: '/props/href', values: { href: '/tarifs' } },
      message: 'Le lien mène à une page qui n’existe pas. Rien ne se trouve à l’adresse /tarifs\u00a0: choisissez-en une autre.',
    },
  ],
}
