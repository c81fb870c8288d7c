import { setTimeout as pause } from 'node:timers/promises'
import { openStripe } from '#server/adapters/stripe/stripe-provider.ts'
import { silentLog } from '#server/database/log.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { createFeatures } from '#server/composition/features.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { signEvent, stripeKeys, type StoodEvent } from './stripe-server.ts'

// A shop at work until it is killed: buyers order by card, the provider tells what it tells, and rounds ask after the rest.
const [, , url = '', apiBase = '', wine = '', name = ''] = process.argv
const { db } = connectDatabase({ connectionString: url }, silentLog)
const paymentProvider = await openStripe({ ...stripeKeys, apiBase }, Date.now)
const features = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog, paymentProvider })
const site = features.directory.find(shopId)
if (!site) throw new Error('the shop is not there')
const scope = { site, locale: site.defaultLocale }

async function order(client: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const wish = {
      products: [{ id: Number(wine), quantity: 1 }],
      payment: { method: 'CARD' as const },
      user: buyer(`${name}${client}.${number}`),
    }
    const { order: taken } = await features.orders.place({ scope, caller: { kind: 'visitor' }, network: null }, orderBody(wish))
    process.stdout.write(`taken ${taken.id}\n`)
  }
}

async function listen(): Promise<never> {
  for (;;) {
    const { data } = (await (await fetch(`${apiBase}/v1/events`)).json()) as { data: StoodEvent[] }
    for (const event of data.slice(-10)) {
      const { payload, signature } = signEvent(event)
      await features.payments.hear(new RawBody(Buffer.from(payload), signature))
    }
    await pause(20)
  }
}

async function goRound(): Promise<never> {
  for (;;) {
    await features.payments.work()
    await pause(50)
  }
}

process.stdout.write('working\n')
await Promise.all([order(1), order(2), listen(), goRound()])
