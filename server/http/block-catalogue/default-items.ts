import { callInProcess } from '#server/http/api/call-in-process.ts'
import type { CallContext } from '#server/http/api/call-context.ts'

/** The first thing of each kind, for the blocks that show the one their page is about. */
export async function firstItems(context: CallContext): Promise<Record<string, number>> {
  const { blogs } = await callInProcess(context, 'blog.list', { nbItem: 1 })
  const { news } = await callInProcess(context, 'news.list', { nbItem: 1 })
  const { services } = await callInProcess(context, 'service.list', { nbItem: 1 })
  const { items: events } = await callInProcess(context, 'element.list', { route: 'event', nbItem: 1, orderBy: 'startAt:desc' })
  const { albums } = await callInProcess(context, 'album.list', { nbItem: 1 })
  const { products } = context.scope.site.isECommerce ? await callInProcess(context, 'product.list', { nbItem: 1 }) : { products: [] }
  const [blog, folder] = [blogs[0]?.id, blogs[0]?.folder?.id]
  const [event, product] = [events[0]?.id, products[0]?.idProduct]
  const found = { blog, folder, event, news: news[0]?.id, service: services[0]?.id, album: albums[0]?.id, product }
  return Object.fromEntries(Object.entries(found).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])))
}
