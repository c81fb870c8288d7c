import { blogRelated } from '#schemas/api/content/blog-calls.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const articles = (blogRelated.example.data as CallData<'blog.related'>).flatMap((article) => [
  // Its picture is on no site.
  { ...article, image: null },
  { ...article, image: null, id: article.id + 1, title: 'Approuver et déposer ses comptes', url: 'blog/approuver-et-deposer-ses-comptes' },
])

/** Articles to read next, for any ids of the articles of the site. */
export const stages: readonly BlockPreview[] = [
  { state: 'two articles', examples: ['cards', 'plain'], params: { blog: 81 }, answers: { 'blog.related': articles } },
]
