import { isInTurn, type Turn } from './sampling.ts'

/** Test files of a vitest project. Each runs in one of `apart` consecutive turns. */
interface DearFiles {
  readonly apart: number
  readonly files: readonly string[]
}

/** The dearest test files, by vitest project. `npm test` runs some of them in turn, `npm run proof -- whole-tests` all. */
export const filesByTurn = {
  unit: [
    {
      apart: 3,
      files: [
        'scripts/test-run/planted-faults.test.ts',
        'server/content/media/prepare-media.test.ts',
        'server/platform/uploads/pdf/pdf-limits.test.ts',
        'scripts/generate/font-subsets.test.ts',
        'src/composer/clipboard/html/read-html.test.ts',
        'server/mail/delivery/render-mail.test.ts',
        'blocks/order-tracking/order-tracking.test.tsx',
        'blocks/accessibility-state/accessibility-state.test.tsx',
        'blocks/event-calendar/event-calendar.test.tsx',
        'src/site/consent/consent-browser.test.ts',
        'server/shop/documents/page-breaks.test.ts',
        'src/forms/every-block.test.tsx',
        'server/content/media/prepare-drawing.test.ts',
        'server/content/drafts/aside/take-fairly.test.ts',
        'server/platform/uploads/check-pdf-in-worker.test.ts',
        'server/shop/delivery/cities.test.ts',
        'scripts/lint/changed-files.test.ts',
        'scripts/launch/keep-running.test.ts',
      ],
    },
  ],
  property: [
    {
      apart: 3,
      files: [
        'tests/property/contract-kit.test.ts',
        'tests/property/engine.test.ts',
        'tests/property/lists.property.test.ts',
        'tests/property/delivery-notes.test.ts',
        'tests/property/shop-quote.test.ts',
        'tests/property/texts.test.ts',
      ],
    },
  ],
  contract: [
    {
      apart: 3,
      files: [
        'tests/contract/admin-media.test.ts',
        'tests/contract/bounded-acts.test.ts',
        'tests/contract/bounded-work.test.ts',
        'tests/contract/export-cut.test.ts',
        'tests/contract/form-files.test.ts',
        'tests/contract/generated-client.test.ts',
        'tests/contract/late-money.test.ts',
        'tests/contract/sites/new-site.test.ts',
        'tests/contract/unpublished-contents.test.ts',
        'tests/contract/media/films.test.ts',
        'tests/contract/media/media-desk.test.ts',
        'tests/contract/resources/merged-tags.test.ts',
        'tests/contract/resources/resource-rights.test.ts',
        'tests/contract/resources/two-administrators.test.ts',
      ],
    },
  ],
  integration: [
    {
      apart: 4,
      files: [
        'tests/faults/accounts.test.ts',
        'tests/faults/beside-no-database.test.ts',
        'tests/faults/database-gone.test.ts',
        'tests/faults/graceful-stop.test.ts',
        'tests/faults/killed-orders.test.ts',
        'tests/faults/killed-payments.test.ts',
        'tests/faults/killed-server.test.ts',
        'tests/faults/mail-server-down.test.ts',
        'tests/faults/migrations.test.ts',
        'tests/faults/refused-starts.test.ts',
        'tests/faults/rolling-restarts.test.ts',
        'tests/faults/run-job.test.ts',
        'tests/faults/second-start.test.ts',
        'tests/faults/secrets.test.ts',
        'tests/faults/slow-sockets.test.ts',
        'tests/integration/busy-counters.test.ts',
        'tests/integration/catalogue-plans.test.ts',
        'tests/integration/items-on-two-servers.test.ts',
        'tests/integration/item-plan-on-two-servers.test.ts',
        'tests/integration/login-brute-force.test.ts',
        'tests/integration/media-plans.test.ts',
        'tests/integration/mistyped-words.test.ts',
        'tests/integration/moved-addresses.test.ts',
        'tests/integration/moved-links.test.ts',
        'tests/integration/moved-on-two-servers.test.ts',
        'tests/integration/apps-on-two-servers.test.ts',
        'tests/integration/once-on-two-servers.test.ts',
        'tests/integration/page-mutations.test.ts',
        'tests/integration/product-facts-found.test.ts',
        'tests/integration/resource-lists.test.ts',
        'tests/integration/words-found.test.ts',
        'tests/integration/acts-of-members.test.ts',
        'tests/integration/baseline.test.ts',
        'tests/integration/counted-carts.test.ts',
        'tests/integration/default-site.test.ts',
        'tests/integration/proofs-load.test.ts',
        'tests/integration/calendar-walk.test.ts',
        'tests/integration/parameters-seen.test.ts',
        'tests/integration/audit-check.test.ts',
        'tests/integration/stored-acts.test.ts',
        'tests/integration/other-key-at-start.test.ts',
        'tests/integration/sample-content.test.ts',
        'tests/integration/privacy-register.test.ts',
        'tests/integration/sample-shop-bottles.test.ts',
        'tests/integration/forgotten-codes.test.ts',
        'tests/faults/npm-start.test.ts',
        'tests/faults/stray-errors.test.ts',
      ],
    },
    {
      apart: 3,
      files: [
        'server/composition/jobs.integration.test.ts',
        'server/content/drafts/log-retention-job.integration.test.ts',
        'server/content/drafts/menu-moves.integration.test.ts',
        'server/content/references/planned-uses.integration.test.ts',
        'server/content/references/references.integration.test.ts',
        'server/content/search/index-text/date-text.integration.test.ts',
        'server/content/search/index-text/event-days.integration.test.ts',
        'server/content/search/index-text/index-worker.integration.test.ts',
        'server/content/search/quantities.integration.test.ts',
        'server/content/search/questions.integration.test.ts',
        'server/content/search/years.integration.test.ts',
        'server/http/preview/same-html.integration.test.ts',
        'server/mail/delivery/mail-worker.integration.test.ts',
        'server/mail/delivery/send-again.integration.test.ts',
        'server/platform/uploads/check-pdf-in-worker.integration.test.ts',
        'server/seeds/demo-members.integration.test.ts',
        'server/seeds/new-columns.integration.test.ts',
        'server/seeds/owner-changes.integration.test.ts',
        'server/seeds/seed.integration.test.ts',
        'server/shop/desk/unmanaged-stock.integration.test.ts',
        'server/shop/documents/numbers.integration.test.ts',
        'server/shop/documents/pdf-renderer.integration.test.ts',
        'server/shop/order-events/apply-event.integration.test.ts',
        'server/shop/order-events/concurrency.integration.test.ts',
        'server/shop/reservations/expiry.integration.test.ts',
        'server/shop/withdrawals/process-worker.integration.test.ts',
        'server/content/search/search.integration.test.ts',
        'server/shop/orders/own-orders.integration.test.ts',
        'server/shop/reservations/returned-stock.integration.test.ts',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly DearFiles[]>>

/** A vitest project with files that run in turn. */
export type ProjectByTurn = keyof typeof filesByTurn

/** The files of a project that a turn leaves out: neighbours in the list run in different turns. */
export function leftOut(project: ProjectByTurn, turn?: Turn): string[] {
  return filesByTurn[project].flatMap(({ apart, files }) => files.filter((_, number) => !isInTurn(number, apart, turn)))
}

/** True in `npm test`. A file that is named, or run by the script of its part alone, always runs whole. */
export const isByTurn: boolean = process.env['FILES_BY_TURN'] === '1'

/** The files that this run excludes. */
export function outOfTurn(project: ProjectByTurn): string[] {
  return isByTurn ? leftOut(project) : []
}
