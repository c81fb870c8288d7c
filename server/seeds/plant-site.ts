import { isTrialHost } from '#schemas/urls/read-host.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import { createFeatures } from '#server/composition/features.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { PlantSite } from '#server/content/new-site/plant-site.ts'
import { forgetProofs } from '#server/sites/directory/save-site.ts'
import { createSite } from './seed.ts'

interface Parts {
  readonly files: FileStore
  readonly publicUrl: string
  readonly log: DatabaseLog
}

/** Tests if a server is reached on its own machine alone: it tries sites out, and no check from outside would find their hosts. */
function isOfThisMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' || isTrialHost(hostname) || /^127\.|^\[::1\]$/.test(hostname)
}

/** Makes the writer of new sites: what it stores is the seed `site-defaults`, in one transaction. */
export function createPlanter(parts: Parts): PlantSite {
  return async (trx, { id, name, host, locale, withShop }) => {
    const kind = isTrialHost(host) ? 'dev' : 'prod'
    const features = await createFeatures({ ...parts, db: trx })
    try {
      await createSite(
        { ...parts, db: trx, features },
        {
          ...{ id, name, isDefault: false, isECommerce: withShop, isBuilding: true },
          ...{ defaultLocale: locale, languages: [{ locale }], parameters: { COMPANY_NAME: name } },
          domains: [{ host, kind }],
        },
      )
      if (kind === 'prod' && !isOfThisMachine(parts.publicUrl)) await forgetProofs(trx, id)
    } finally {
      await features.directory.rest()
    }
  }
}
