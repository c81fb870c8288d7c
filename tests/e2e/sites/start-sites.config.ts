import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { patientServer } from '#tests/support/server/patient-server.ts'
import { freePort, startProgram } from '#tests/support/server/processes.ts'
import { fixSeed, turnOfRun } from '#tests/support/sampling.ts'
import { StripeDesk } from '#tests/support/payments/stripe-desk.ts'
import { StripeServer, stripeKeys } from '#tests/support/payments/stripe-server.ts'

const MINUTES = 60_000

/** Starts the server with the sample sites on an empty data folder, and a stand-in for Stripe. Returns the function that ends both. */
async function startSites(): Promise<() => Promise<void>> {
  process.stdout.write(`${fixSeed()}\n`)
  await ensureBuilt(createSteps())
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  // The database's own user must be able to walk through it.
  await chmod(folder, 0o711)
  const port = await freePort()
  const stripe = new StripeServer()
  const settings = {
    ...{ PUBLIC_URL: `http://localhost:${port}`, NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', ...patientServer },
    ...{ STRIPE_SECRET_KEY: stripeKeys.secretKey, STRIPE_PUBLIC_KEY: stripeKeys.publicKey },
    ...{ STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret, STRIPE_API_BASE: await stripe.start() },
  }
  const env = { ...settings, DATA_DIR: join(folder, 'data'), PORT: String(port) }
  const preparing = startProgram('tests/e2e/sites/prepare-sites.ts', [], { env: { ...env, ...turnOfRun() } })
  const { code } = await preparing.ended
  if (code !== 0) throw new Error(`the sample sites could not be made:\n${preparing.output()}`)
  const server = startProgram('server/main.ts', ['--steps', '--without-samples'], { env })
  await server.printed(/Prêt en/, 20 * MINUTES)
  process.env['E2E_URL'] = `http://localhost:${port}`
  process.env['E2E_DATA'] = env.DATA_DIR
  process.env['E2E_SERVER'] = JSON.stringify(settings)
  const desk = new StripeDesk(stripe, `http://localhost:${port}`)
  process.env['E2E_STRIPE'] = await desk.start()
  process.env['E2E_MAILS'] = join(folder, 'data', 'mail')
  return async () => {
    server.kill('SIGTERM')
    await server.ended
    await Promise.all([desk.close(), stripe.close()])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

// Playwright asks for a default export.
export default startSites
