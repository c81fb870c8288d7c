import type { Locator, Page } from '@playwright/test'
import type { Field } from '#forms/field-tree.ts'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import type { Entry } from './hand.ts'

/** The outline of the page. */
export const outlineOf = (page: Page): Locator => page.getByRole('treegrid', { name: 'Plan de la page' })

/** The search of the palette. */
export const searchOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' })

/** An entry of the palette on its shelf. */
export const cardOf = (page: Page, { label, shelf }: Entry): Locator =>
  page.getByRole('region', { name: shelf, exact: true }).getByRole('button', { name: label, exact: true })

/** The tab with the fields of a group. */
export const groupTab = (page: Page, { group }: Field): Locator =>
  page.getByRole('tablist', { name: 'Réglages de l’élément' }).getByRole('tab', { name: messages[`composer.fields.${group}`], exact: true })

/** The fields of the open tab. */
export const fieldsAtDesk = (page: Page): Locator => page.getByRole('complementary', { name: 'Réglages' }).getByRole('tabpanel')

/** The heading of the settings of the page, which are shown while nothing is selected. */
export const pageHeading = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Réglages' }).getByRole('heading', { name: /^La page «/ })

/** The number of a row in the middle of those that are mounted; the row with the keys is one of them wherever it is. */
export const rowInSight = (page: Page): Promise<number> =>
  outlineOf(page)
    .getByRole('row')
    .evaluateAll((rows) => Number(rows[Math.floor(rows.length / 2)]?.getAttribute('aria-rowindex')))
