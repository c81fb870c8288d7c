import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { isInTurn } from '#tests/support/sampling.ts'

interface Told {
  readonly role: string
  readonly name: string
  readonly states: Readonly<Record<string, unknown>>
}

/** The accessibility tree that Chromium gives of a page, with the controls of its players. */
async function treeOf(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      states: Object.fromEntries(properties.map((each) => [each.name, each.value.value as unknown])),
    }))
}

const rolesThatAct = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'slider',
  'spinbutton',
  'tab',
  'dialog',
])

/** The interactive nodes without a name. */
const nameless = (tree: readonly Told[]) => tree.filter(({ role, name }) => rolesThatAct.has(role) && name.trim() === '')

const statesOf = (tree: readonly Told[], role: string, state: string) =>
  tree.filter((each) => each.role === role).map(({ states }) => states[state])

/** Goes on by Tab until the focus has left the document or come round; answers how many stops there were, each once. */
async function walk(page: Page): Promise<number> {
  const seen = new Set<string>()
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return ''
      const all = [...document.querySelectorAll('*')]
      return String(all.indexOf(at))
    })
    if (place === '' || (seen.size > 1 && place === [...seen][0])) return seen.size
    seen.add(place)
  }
  return -1
}

if (isInTurn(0, 5))
  test('the player of a film tells its name, its buttons and its slider', async ({ page }) => {
    await page.goto('/_catalogue/video')
    await page.locator('video').first().scrollIntoViewIfNeeded()
    const tree = await treeOf(page)
    expect(tree.find(({ role }) => role === 'Video')?.name).toBe('La signature')
    expect(tree.filter(({ role }) => role === 'slider')).toHaveLength(1)
    expect(tree.filter(({ role }) => role === 'button').length).toBeGreaterThanOrEqual(4)
    expect(nameless(tree)).toEqual([])
  })

if (isInTurn(1, 5))
  test('tabs, slider and carousel tell their role, their name and their state once they are worked', async ({ page }) => {
    await page.goto('/essai/onglets')
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    const tabs = await treeOf(page)
    expect(statesOf(tabs, 'tab', 'selected')).toEqual([false, true, false])
    expect(tabs.find(({ role }) => role === 'tabpanel')?.name).toBe('Second')
    await page.goto('/albums/nos-bureaux')
    await page.locator('main a[aria-haspopup="dialog"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const slider = await treeOf(page)
    expect(statesOf(slider, 'dialog', 'modal')).toEqual([true])
    expect(slider.filter(({ role }) => role === 'button').map(({ name }) => name)).toEqual(['Fermer', 'Vue précédente', 'Vue suivante'])
    await page.goto('/_catalogue/carousel')
    const carousel = await treeOf(page)
    expect(statesOf(carousel, 'region', 'roledescription')).toContain('carrousel')
    for (const tree of [tabs, slider, carousel]) expect(nameless(tree)).toEqual([])
  })

if (isInTurn(2, 5))
  test('menus expose their open state, fields their required and invalid state, beside an alert', async ({ page, complaints }) => {
    complaints.allow(/status of 422/)
    await page.goto('/')
    await page.locator('[data-region=appBar] nav summary').first().click()
    const menus = await treeOf(page)
    expect(statesOf(menus, 'DisclosureTriangleGrouped', 'expanded')).toEqual([true, false, false])
    await page.goto('/contact')
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toBeFocused()
    const form = await treeOf(page)
    expect(form.find(({ role, name }) => role === 'textbox' && name === 'Adresse e-mail')?.states).toMatchObject({
      ...{ required: true, invalid: 'true', describedby: 'message-send-email-error' },
    })
    expect(form.find(({ role }) => role === 'alert')?.states).toMatchObject({ live: 'assertive', atomic: true })
    expect(nameless(form)).toEqual([])
  })

test('polite live regions exist before their first message, and the current page is marked', async ({ page }) => {
  await page.goto('/')
  const before = await treeOf(page)
  expect(before.filter(({ states }) => 'live' in states).map(({ role, states }) => [role, states['live']])).toEqual([
    ['region', 'polite'],
    ['status', 'polite'],
  ])
  await page.goto('/blog')
  expect(await page.locator('nav [aria-current=page]').count()).toBeGreaterThan(0)
})

if (isInTurn(3, 5))
  test('the keyboard goes through a page and out of it again', async ({ page }) => {
    for (const path of ['/', '/contact', '/devis', '/evenements']) {
      await page.goto(path)
      expect(await walk(page)).toBeGreaterThan(10)
    }
  })
