import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import { idOrSlugSchema } from '#schemas/api/base/scalars.ts'
import { arianeEntrySchema, blogFolderSchema, blogItemSchema, blogListSchema, blogSchema, type ArianeEntry, type BlogItem } from './blog.ts'

const itemExample: BlogItem = {
  id: 81,
  title: 'Créer son EURL en ligne',
  url: 'blog/creer-son-eurl',
  summary: 'Les étapes, les délais et les coûts.',
  image: imageExample,
  author: 'Camille Roy',
  tags: [{ value: 'eurl', label: 'EURL' }],
  folder: { id: 7, url: 'blog/creation', name: 'Création' },
  publishedAt: '2026-10-12T06:00:00Z',
  updatedAt: '2026-10-14T09:30:00Z',
}

const arianeExample: ArianeEntry[] = [
  { id: null, url: 'blog', name: 'Blog' },
  { id: 7, url: 'blog/creation', name: 'Création' },
]

/** The articles of the blog, or of one folder and all below. */
export const blogList = defineCall({
  name: 'blog.list',
  method: 'GET',
  path: '/blog/folder/list/{id?}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema.optional() }),
  list: {
    fields: {
      title: { kind: 'text', order: true },
      author: { kind: 'text' },
      tags: { kind: 'tags' },
      publishedAt: { kind: 'instant', order: true },
      updatedAt: { kind: 'instant', filter: false, order: true },
    },
    search: true,
    defaultOrder: 'publishedAt:desc',
  },
  data: blogListSchema,
  errors: ['BAD_FILTER'],
  summary: 'Les articles du blog, ou d’un dossier et de tous ceux qu’il contient.',
  example: { params: {}, query: 'nbItem=12&page=1&orderBy=publishedAt:desc&title=lk:eurl', data: { blogs: [itemExample], total: 1 } },
})

/** The direct content of a folder, or of the blog's root. */
export const blogFolder = defineCall({
  name: 'blog.folder',
  method: 'GET',
  path: '/blog/folder/{id?}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema.optional() }),
  data: blogFolderSchema,
  errors: [],
  summary: 'Le contenu direct d’un dossier, ou de la racine du blog.',
  example: {
    params: { id: 7 },
    data: {
      id: 7,
      name: 'Création',
      url: 'blog/creation',
      description: 'Choisir un statut, déposer son dossier.',
      image: null,
      folders: [{ id: 9, name: 'SASU', url: 'blog/sasu', image: null, blogCount: 3 }],
      blogs: [itemExample],
    },
  },
})

/** The breadcrumb from the blog's root to a folder. */
export const blogFolderAriane = defineCall({
  name: 'blog.folderAriane',
  method: 'GET',
  path: '/blog/folder/ariane/{id?}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema.optional() }),
  data: z.object({ ariane: z.array(arianeEntrySchema) }),
  errors: [],
  summary: 'Le fil d’Ariane d’un dossier, de la racine jusqu’à lui.',
  example: { params: { id: 7 }, data: { ariane: arianeExample } },
})

/** The breadcrumb from the blog's root to an article, which comes last. */
export const blogAriane = defineCall({
  name: 'blog.ariane',
  method: 'GET',
  path: '/blog/ariane/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: z.array(arianeEntrySchema),
  errors: [],
  summary: 'Le fil d’Ariane d’un article, qui vient en dernier.',
  example: { params: { id: 81 }, data: [...arianeExample, { id: 81, url: 'blog/creer-son-eurl', name: 'Créer son EURL en ligne' }] },
})

/** One article with its text. */
export const blogGet = defineCall({
  name: 'blog.get',
  method: 'GET',
  path: '/blog/{id}',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: blogSchema,
  errors: [],
  summary: 'Un article, avec son texte.',
  example: {
    params: { id: 'creer-son-eurl' },
    data: { ...itemExample, content: '<p>Une EURL se crée en cinq étapes.</p>', ariane: arianeExample, seo: { title: 'Créer son EURL' } },
  },
})

/** The articles to read after one: three at most. */
export const blogRelated = defineCall({
  name: 'blog.related',
  method: 'GET',
  path: '/blog/{id}/related',
  role: 'V',
  cache: 'C',
  params: z.object({ id: idOrSlugSchema }),
  data: z.array(blogItemSchema).max(3),
  errors: [],
  summary: 'Trois articles au plus, à lire après celui-ci.',
  example: { params: { id: 81 }, data: [itemExample] },
})
