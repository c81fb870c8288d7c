import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { seed } from '#tests/support/sampling.ts'
import { canvasReady } from '../desk.ts'
import { openPlayer } from './play-sequence.ts'

/** The number of sequences: the proof asks for more. */
const SEQUENCES = Number(process.env['KEY_SEQUENCES'] ?? 12)
/** The first of them: a sequence that broke a rule is played again alone. */
const FIRST = Number(process.env['KEY_FIRST'] ?? 0)

test.use({ viewport: { width: 1440, height: 900 } })

test('random clicks and keys: no command from a text, no lost word or focus, all is undone', async ({ page, baseURL, complaints }) => {
  complaints.allow(/Failed to load resource/)
  test.setTimeout(Math.max(600_000, SEQUENCES * 60_000))
  const origin = ownSite(baseURL, 'touches.localhost')
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  const opening = page.waitForResponse((answer) => answer.request().method() === 'PUT' && /\/draft\/page\/\d+\/\w+$/.test(answer.url()))
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  const { data } = (await (await opening).json()) as { readonly data: { readonly hash: string } }
  await canvasReady(page)
  const player = await openPlayer(page, data.hash)
  for (let number = 0; number < SEQUENCES; number += 1) await player.play(seed * 10_000 + FIRST + number)
  expect(player.deeds()).toBeGreaterThan(SEQUENCES)
})
