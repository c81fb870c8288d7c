import type { SiteContext } from '#renderer/context.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'

function image(id: number): Image {
  const path = `/media/${id}-9f2c/vue.webp`
  const onlineImage = { id, externalId: `${id}-9f2c`, externalType: 'MEDIA' as const, externalPath: path, url: `http://localhost${path}` }
  return {
    id,
    filename: 'vue.webp',
    name: 'Vue',
    alt: 'Vue du bureau',
    width: 1600,
    height: 1200,
    blur: null,
    externalPath: path,
    url: onlineImage.url,
    onlineImage,
  }
}

const language = {
  id: 1,
  code: 'fr_FR',
  label: 'Français',
  deeplCode: 'FR',
  country: { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250, name: 'France' },
  isValid: true,
}

const site: SiteInfo = {
  id: 37,
  name: 'Greffe & Plume',
  url: 'http://localhost',
  devUrl: 'http://localhost',
  prodUrl: 'http://localhost',
  isWinemaker: false,
  isECommerce: false,
  isBuilding: false,
  technicalFileModel: null,
  dashboardType: 'PLAUSIBLE',
  defaultLang: language,
  languages: [language],
  fonts: [],
  logos: [],
  banner: { filename: null, onlineImage: null, positionX: 'center', positionY: 'center', size: 'cover', repeat: 'no-repeat', height: 200 },
  menu: [],
}

/** The surroundings of the bench's page: one site, eight pictures, no parameters. */
export function benchContext(): SiteContext {
  const page = {
    id: 1,
    url: 'bench',
    locale: 'fr_FR',
    title: 'Mesure',
    params: {},
    query: {},
    canonical: 'http://localhost/bench',
    alternates: [],
    path: '/bench',
    today: '2026-11-20',
    moment: Date.parse('2026-11-20T10:00:00Z'),
  }
  const media = new Map([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, image(id)]))
  return { site, page, parameters: new Map(), media, localPath: (url) => (url.startsWith('/') ? url : `/${url}`) }
}
