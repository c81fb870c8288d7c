import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { urlPathSchema } from '#schemas/api/base/scalars.ts'
import { languageExample } from './language.ts'
import { siteInfoSchema } from './site.ts'

/** Returns the public data of the site. */
export const siteInfo = defineCall({
  name: 'site.info',
  method: 'GET',
  path: '/site/info',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: siteInfoSchema,
  errors: [],
  summary: 'Le site\u00a0: adresses, langues, polices, logos, bandeau et menu.',
  example: {
    params: {},
    data: {
      id: 37,
      name: 'Greffe & Plume',
      url: 'http://localhost:3000',
      devUrl: 'http://localhost:3000',
      prodUrl: 'https://www.greffe-plume.example',
      isWinemaker: false,
      isECommerce: false,
      isBuilding: false,
      technicalFileModel: null,
      dashboardType: 'PLAUSIBLE',
      defaultLang: languageExample,
      languages: [languageExample],
      fonts: [{ type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600, style: 'normal' }],
      logos: [{ id: 5, filename: 'logo.svg', type: 'LOGO', alt: 'Greffe & Plume', onlineImage: null }],
      banner: {
        filename: null,
        onlineImage: null,
        positionX: 'center',
        positionY: 'center',
        size: 'cover',
        repeat: 'no-repeat',
        height: 200,
      },
      menu: [
        {
          id: 3,
          title: 'Domiciliation commerciale',
          menuTitle: 'Domiciliation',
          url: 'domiciliation-commerciale',
          linkType: 'SELF',
          showInMenu: true,
          order: 2,
          parent: null,
          children: [],
        },
      ],
      itemPages: [
        'actualites/{news}',
        'albums/{album}',
        'blog/{blog}',
        'blog/{folder}',
        'evenements/{event}',
        'news/{news}',
        'produits/{product}',
        'services/{service}',
      ],
      contactPage: 'contact',
    },
  },
})

/** Lists the pages and items of the site map in the requested locale. */
export const siteMap = defineCall({
  name: 'site.map',
  method: 'GET',
  path: '/site/map',
  role: 'V',
  cache: 'C',
  params: z.object({}),
  data: z.object({ pages: z.array(z.object({ title: z.string(), url: urlPathSchema })) }),
  errors: [],
  summary:
    'Les pages, articles, actualités, services, produits, albums et événements du site dans la langue du lecteur\u00a0; ni les pages privées, ni celles que les moteurs ne gardent pas.',
  example: {
    params: {},
    data: {
      pages: [
        { title: 'Accueil', url: '' },
        { title: 'Blog', url: 'blog' },
        { title: 'Domiciliation commerciale', url: 'domiciliation-commerciale' },
        { title: 'Domicilier une SASU', url: 'domiciliation-commerciale/sasu' },
      ],
    },
  },
})

/** Records the source of a visit. Characters other than letters, digits, `_` and `-` are dropped. */
export const siteVisit = defineCall({
  name: 'site.visit',
  method: 'GET',
  path: '/site/visit/{from}',
  role: 'V',
  cache: 'N',
  params: z.object({ from: z.string() }),
  budget: 'visit',
  data: z.null(),
  errors: [],
  summary: 'Note la provenance d’une visite\u00a0; lettres, chiffres, «\u202f_\u202f» et «\u202f-\u202f» sont gardés, 64 au plus.',
  example: { params: { from: 'lettre-octobre' }, data: null },
})

/** A path of the site as browsers parse it, without another host or dot segments. */
const ownPath = /^(?![^?#]*\/(?:\.|%2[eE]){1,2}(?:[/?#]|$))\/(?!\/)[^\\\p{Cc}]*$/u

/** Counts a page view without cookies and IP addresses. */
export const siteCountVisit = defineCall({
  name: 'site.countVisit',
  method: 'POST',
  path: '/site/visit',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ path: z.string().min(1).max(2000).regex(ownPath) }),
  data: z.null(),
  status: 202,
  budget: 'visit',
  message: { fr: 'Visite comptée.', en: 'Visit counted.' },
  errors: ['CROSS_SITE'],
  summary: 'Compte une page vue, sans cookie ni adresse IP.',
  example: { params: {}, body: { path: '/domiciliation-commerciale' }, data: null },
})
