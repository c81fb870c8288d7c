import { addWorkingDays } from '#domain/working-days.ts'
import { formatDate } from '#i18n/format.ts'
import { walkThrough, type Walker } from './account-journey.ts'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { keyboardOf, pointer } from './hand.ts'
import { journeyEmail, type JourneyName } from './journey-members.ts'
import { expect, test } from './silent-test.ts'

interface Way {
  readonly title: string
  readonly name: JourneyName
  readonly width: number
  readonly hand: (page: Walker['page']) => Walker['hand']
  readonly scripts?: false
}

const WORKING_DAYS = 10
const JOURNEY_MS = 240_000

const ways: readonly Way[] = [
  { title: 'on a phone', name: 'petit', width: 390, hand: () => pointer },
  { title: 'on a large screen', name: 'grand', width: 1440, hand: () => pointer },
  { title: 'by keyboard alone', name: 'clavier', width: 1440, hand: keyboardOf },
  { title: 'with scripts off', name: 'sans-script', width: 390, hand: () => pointer, scripts: false },
]

/** The last of the ten working days, as the page writes it. */
function dueOn(): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
  return formatDate(`${addWorkingDays(today, WORKING_DAYS)}T12:00:00Z`, 'fr_FR')
}

for (const { title, name, width, hand, scripts } of ways) {
  test.describe(`the member area ${title}`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: scripts !== false })

    test('details, address, password, letters, devices, request, copy, end', async ({ page, baseURL, complaints }) => {
      test.setTimeout(JOURNEY_MS)
      // A form that is refused comes back with 422, which a browser notes.
      complaints.allow(/status of (?:422|401)/)
      const look = async () => {
        if (scripts === false) return
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await walkThrough({ page, hand: hand(page), origin: baseURL ?? '', email: journeyEmail(name), look }, dueOn())
      expect(await page.locator('h1').count()).toBe(1)
    })
  })
}
