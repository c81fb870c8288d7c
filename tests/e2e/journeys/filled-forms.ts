import type { Page } from '@playwright/test'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { touchAll, weighScripts, type ScriptWeights } from '#tests/e2e/checks/weigh-scripts.ts'

/** A small document that forms take. */
export const STATUTES = {
  name: 'statuts.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  ),
}

/** A form of the sample sites, with the steps of a visitor from the first field to the answer, each named by the resulting state. */
export interface FilledForm {
  readonly site: string
  readonly path: string
  readonly states: readonly (readonly [state: string, act: (page: Page) => Promise<void>])[]
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answered = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

/** Writing to the company, which both sites offer. */
const writing: FilledForm['states'] = [
  ['filled in', (page) => page.getByLabel('Votre message').fill('Bonjour, quels sont vos délais ?')],
  [
    'refused',
    async (page) => {
      await press(page, 'Envoyer le message')
      await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    },
  ],
  [
    'sent',
    async (page) => {
      await page.getByLabel('Adresse e-mail').fill('ines@visite.example')
      await press(page, 'Envoyer le message')
      await answered(page, 'Votre message est bien parti.')
    },
  ],
]

const quote: FilledForm['states'] = [
  ['filled in', (page) => page.getByLabel('Créer une société').check()],
  [
    'refused',
    async (page) => {
      await press(page, 'Continuer')
      await expect(page.getByLabel('Fondateur ou dirigeant')).toBeFocused()
    },
  ],
  [
    'at its second step',
    async (page) => {
      await page.getByLabel('Fondateur ou dirigeant').check()
      await press(page, 'Continuer')
      await page.getByLabel('SASU').check()
    },
  ],
  [
    'with a file',
    async (page) => {
      await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
      await expect(page.getByRole('button', { name: 'Retirer statuts.pdf' })).toBeVisible()
    },
  ],
  [
    'sent',
    async (page) => {
      await press(page, 'Continuer')
      await page.getByLabel('Prénom').fill('Inès')
      await page.getByLabel('Nom', { exact: true }).fill('Roy')
      await page.getByLabel('Adresse e-mail').fill('ines@visite.example')
      await page.getByLabel(/^J’accepte que/).check()
      await waitAsPerson(page)
      await press(page, 'Envoyer ma demande')
      await answered(page, 'votre demande est bien partie')
    },
  ],
]

const subscription: FilledForm['states'] = [
  ['filled in', (page) => page.getByLabel('Les échéances du mois').check()],
  [
    'refused',
    async (page) => {
      await press(page, 'M’abonner')
      await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    },
  ],
  [
    'sent',
    async (page) => {
      await page.getByLabel('Adresse e-mail').fill('pese@visite.example')
      await page.getByLabel(/^J’accepte de recevoir/).check()
      await press(page, 'M’abonner')
      await answered(page, 'Plus qu’un geste')
    },
  ],
]

/** The forms that are weighed from the first field to the answer. */
export const FILLED_FORMS: readonly FilledForm[] = [
  { site: 'site 37', path: '/devis', states: quote },
  { site: 'site 37', path: '/contact', states: writing },
  { site: 'site 37', path: '/lettre', states: subscription },
  { site: 'site 38', path: '/contact', states: writing },
]

/** Counts the scripts that a page has loaded after its first touch, and at each state of its form. */
export async function weighFilled(
  page: Page,
  address: string,
  { states }: FilledForm,
  known?: ScriptWeights,
): Promise<[state: string, bytes: number][]> {
  const { weigh, stop } = weighScripts(page, known)
  await page.goto(address)
  await touchAll(page)
  const weights: [string, number][] = [['touched', await weigh()]]
  for (const [state, act] of states) {
    await act(page)
    await touchAll(page)
    weights.push([state, await weigh()])
  }
  stop()
  return weights
}
