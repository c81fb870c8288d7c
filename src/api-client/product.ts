import type { Caller } from './caller.ts'

/** The catalogue's calls. */
export const productCalls = ({ raw }: Caller) => ({
  /** Asks for a product's technical file; rejects with the whole error. */
  generateFile: (id: number, declinationId?: number): Promise<unknown> =>
    raw({ address: `/product/generate/file/${id}${declinationId === undefined ? '' : `/${declinationId}`}` }),
})
