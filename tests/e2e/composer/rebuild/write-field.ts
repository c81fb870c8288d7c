import type { Locator } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { linkKindOf, typedAddress } from '#forms/values/link-address.ts'
import type { Field, Option } from '#forms/field-tree.ts'
import forms from '#i18n/messages/forms/fr.json' with { type: 'json' }
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { FieldAct } from '#tests/support/composer/rebuild/field-acts.ts'
import type { Hand } from './hand.ts'
import { expectHeard, forget } from './heard.ts'
import { lookOnce } from './look-once.ts'

/** Words for the numbers that fields hold. */
export interface Names {
  readonly media: (id: number) => string
}

/** A hand on the fields of one block. */
export interface Writing {
  readonly hand: Hand
  readonly names: Names
}

type Control = Locator
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The name of a control, which ends with a unit or a number for some. */
const named = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:$| \\()`)
const groupOf = (scope: Locator, label: string): Locator =>
  scope.getByRole('group', { name: new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\d+ sur \\d+)?$`) }).first()

/** The row of an item and, for one with parts, its fields, which are opened. */
async function rowOf({ hand }: Writing, scope: Locator, { list, index }: FieldAct['steps'][number]): Promise<Locator> {
  const row = groupOf(scope, list.label.fr).locator(':scope > ol > li').nth(index)
  if (list.item.kind !== 'object') return row
  const summary = row.locator('[aria-expanded]').first()
  if ((await summary.getAttribute('aria-expanded')) === 'false') await hand.press(summary)
  return row
}

const labelOf = ({ field, steps }: FieldAct): string => {
  const last = steps.at(-1)
  return field.name === '' && last ? `${field.label.fr} ${last.index + 1}` : field.label.fr
}

/** A dialog that was opened. */
async function opened({ hand }: Writing, name: string): Promise<Locator> {
  const dialog = hand.page.getByRole('dialog', { name }).last()
  await expect(dialog).toBeVisible()
  await lookOnce(hand.page, name)
  return dialog
}

async function writeText({ hand }: Writing, box: Control, value: string): Promise<void> {
  await hand.write(box, value)
  await expect(box).toHaveValue(value)
}

/** Pastes a formatted text in the place of another, as one pastes from a document. */
async function paste({ hand }: Writing, box: Control, html: string): Promise<void> {
  await hand.write(box, '')
  if (html === '') return
  await box.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const wordOf = (options: readonly Option[], value: Json): string => {
  const option = options.find((each) => each.value === value)
  if (!option) throw new Error(`${JSON.stringify(value)} is no option`)
  return option.label.fr
}

async function chooseIcon(writing: Writing, group: Locator, word: string): Promise<void> {
  const { hand } = writing
  await hand.press(group.getByRole('button', { name: forms['forms.icon.choose'] }))
  const dialog = await opened(writing, forms['forms.icon.title'])
  await hand.write(dialog.getByRole('searchbox'), word)
  await hand.press(dialog.getByRole('button', { name: word, exact: true }))
  await expect(dialog).toBeHidden()
  await expect(group).toContainText(word)
}

async function chooseImage(writing: Writing, group: Locator, name: string): Promise<void> {
  const { hand } = writing
  await hand.press(group.getByRole('button', { name: /^(?:Choisir une image|Remplacer)$/ }))
  const dialog = await opened(writing, forms['forms.media.title'])
  await hand.write(dialog.getByRole('searchbox'), name)
  await hand.press(dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeHidden()
  await expect(group).toContainText(name)
}

async function choosePage({ hand }: Writing, scope: Locator, href: string): Promise<void> {
  const again = scope.getByRole('button', { name: forms['forms.link.choosePage'] })
  const search = scope.getByRole('searchbox', { name: forms['forms.link.pageSearch'] })
  await expect(again.or(search)).toBeVisible()
  if (await again.isVisible()) await hand.press(again)
  await hand.write(search, href)
  // The name of a row is the title of a page and its address.
  const rows = scope.getByRole('list', { name: forms['forms.link.results'] }).getByRole('button')
  await hand.press(rows.filter({ has: hand.page.getByText(href, { exact: true }) }))
  await expect(again).toBeVisible()
}

async function writeLink(writing: Writing, scope: Locator, label: string, href: string): Promise<void> {
  const kind = linkKindOf(href)
  const list = scope.getByRole('combobox', { name: named(label) })
  const word = kind === null ? forms['forms.link.none'] : forms[`forms.link.${kind}`]
  const shown = await list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label)
  if (shown !== word) await writing.hand.choose(list, word)
  if (kind === null) return
  if (kind === 'page') return choosePage(writing, scope, href)
  if (kind === 'file') throw new Error('A link to a file is not planned yet')
  await writing.hand.write(scope.getByRole('textbox', { name: forms[`forms.link.${kind}Label`] }), typedAddress(href, kind))
}

type WriteAct = Extract<FieldAct, { do: 'write' }>

type Writer = (writing: Writing, scope: Locator, act: WriteAct) => Promise<void>

const boxOf = (scope: Locator, act: FieldAct): Locator => scope.getByRole('textbox', { name: named(labelOf(act)) })
const optionsOf = ({ field }: WriteAct): readonly Option[] => ('options' in field ? (field.options ?? []) : [])
const wordFor = (act: WriteAct): string => wordOf(optionsOf(act), act.value)
const line: Writer = (writing, scope, act) => writeText(writing, boxOf(scope, act), textOf(act.value))

/** The way to write each kind of field. */
const writers: Partial<Readonly<Record<Field['kind'], Writer>>> = {
  text: line,
  'long-text': line,
  number: (writing, scope, act) => writeText(writing, boxOf(scope, act), JSON.stringify(act.value).replace('.', ',')),
  'rich-text': (writing, scope, act) => paste(writing, boxOf(scope, act), textOf(act.value)),
  select: ({ hand }, scope, act) => hand.choose(scope.getByRole('combobox', { name: named(labelOf(act)) }), wordFor(act)),
  switch: async ({ hand }, scope, act) => {
    const control = scope.getByRole('switch', { name: labelOf(act), exact: true })
    await hand.press(control)
    await expect(control).toBeChecked({ checked: act.value === true })
  },
  icon: (writing, scope, act) => chooseIcon(writing, groupOf(scope, labelOf(act)), wordFor(act)),
  colour: ({ hand }, scope, act) => hand.tick(groupOf(scope, labelOf(act)).getByRole('radio', { name: wordFor(act), exact: true })),
  link: (writing, scope, act) => writeLink(writing, scope, labelOf(act), textOf(act.value)),
  image: (writing, scope, act) => {
    const id = isRecord(act.value) ? Number(act.value['id']) : 0
    return chooseImage(writing, groupOf(scope, labelOf(act)), writing.names.media(id))
  },
}

function writeValue(writing: Writing, scope: Locator, act: WriteAct): Promise<void> {
  const write = writers[act.field.kind]
  if (!write) throw new Error(`« ${labelOf(act)} » is a field that is not planned yet`)
  return write(writing, scope, act)
}

async function clearValue(writing: Writing, scope: Locator, act: FieldAct): Promise<void> {
  const { hand } = writing
  const { field } = act
  const label = labelOf(act)
  const back = scope.getByRole('button', { name: `Revenir au défaut de «\u00a0${label}\u00a0»`, exact: true })
  const box = scope.getByRole('textbox', { name: named(label) })
  if (['select', 'switch', 'icon', 'colour'].includes(field.kind)) {
    await forget(hand.page)
    await hand.press(back)
    await expectHeard(hand.page, / revient au défaut\.$/)
    return expect(back).toHaveCount(0)
  }
  if (field.kind === 'link') return writeLink(writing, scope, label, '')
  if (field.kind === 'image')
    return hand.press(groupOf(scope, label).getByRole('button', { name: forms['forms.image.remove'], exact: true }))
  await hand.write(box, '')
}

/** The rows of a list, which is a group with its name. */
const rowsOf = (scope: Locator, { label }: Field): Locator => groupOf(scope, label.fr).locator(':scope > ol > li')

async function addItem({ hand }: Writing, scope: Locator, field: Field, index: number): Promise<void> {
  await forget(hand.page)
  await hand.press(
    groupOf(scope, field.label.fr).locator(':scope > div').getByRole('button', { name: forms['forms.list.add'], exact: true }),
  )
  await expectHeard(hand.page, new RegExp(` ${index + 1} est ajouté\\.$`))
  await expect(rowsOf(scope, field)).toHaveCount(index + 1)
}

async function removeItem({ hand }: Writing, scope: Locator, field: Field, index: number): Promise<void> {
  const label = 'item' in field ? field.item.label.fr : ''
  await forget(hand.page)
  const more = rowsOf(scope, field)
    .nth(index)
    .getByRole('button', { name: `Autres actions pour «\u00a0${label} ${index + 1}\u00a0»`, exact: true })
  await hand.press(more)
  await lookOnce(hand.page, 'menu of an item')
  await hand.press(hand.page.getByRole('menuitem', { name: forms['forms.list.actRemove'], exact: true }))
  await expectHeard(hand.page, new RegExp(` ${index + 1} est supprimé\\.$`))
  await expect(rowsOf(scope, field)).toHaveCount(index)
}

/** Does what a plan says in the form of a block, whose part with the field is shown. */
export async function writeField(writing: Writing, form: Locator, act: FieldAct): Promise<void> {
  let scope = form
  for (const step of act.steps) scope = await rowOf(writing, scope, step)
  if (act.do === 'add-item') return addItem(writing, scope, act.field, act.index)
  if (act.do === 'remove-item') return removeItem(writing, scope, act.field, act.index)
  return act.do === 'clear' ? clearValue(writing, scope, act) : writeValue(writing, scope, act)
}
