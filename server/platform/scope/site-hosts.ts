import type { Site } from './site.ts'

/** The hosts of a site: links to them are links of the site. */
export function hostsOfSite({ url, publishedUrl, hosts }: Pick<Site, 'url' | 'publishedUrl' | 'hosts'>): readonly string[] {
  return [...new Set([new URL(url).host, new URL(publishedUrl).host, ...hosts].map((host) => host.toLowerCase()))]
}
