import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { hashSchema } from '#schemas/api/base/scalars.ts'
import { blockSchema } from './block.ts'

/** The two frames around a page's content. */
export const shellNameSchema = z.enum(['default', 'page'])

/** The two frames around a page's content. */
export type ShellName = z.infer<typeof shellNameSchema>

/** A shell: the block trees that stand around the content. */
export const shellDataSchema = z.object({
  name: shellNameSchema,
  hash: hashSchema,
  regions: z.object({
    topBar: z.array(blockSchema),
    appBar: z.array(blockSchema),
    mobileAppBar: z.array(blockSchema),
    bottomBar: z.array(blockSchema),
    footer: z.array(blockSchema),
  }),
})

/** A shell: the block trees that stand around the content. */
export type ShellData = z.infer<typeof shellDataSchema>

/** One shell with its regions. */
export const shellGet = defineCall({
  name: 'shell.get',
  method: 'GET',
  path: '/shell/{name}',
  role: 'V',
  cache: 'C',
  params: z.object({ name: shellNameSchema }),
  data: shellDataSchema,
  errors: [],
  summary: 'Le cadre d’une page\u00a0: barres, menus et pied de page.',
  example: {
    params: { name: 'page' },
    data: {
      name: 'page',
      hash: 'sha256-0b7c1f',
      regions: {
        topBar: [],
        appBar: [{ id: 'appbar', type: 'app-bar', v: 1, props: { sticky: true, showTagline: false } }],
        mobileAppBar: [],
        bottomBar: [],
        footer: [],
      },
    },
  },
})
