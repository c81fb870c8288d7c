import type { Parameters } from './parameters/service.ts'
import type { Scope } from './sites/site.ts'

/** Makes stored HTML fit to be shown: sanitised first, then its placeholders filled with escaped text. */
export interface HtmlText {
  sanitise(html: string): string
  fill(html: string, values: Readonly<Record<string, string>>): string
}

/** Reads stored HTML with a site's own values in its placeholders. */
export interface HtmlReader {
  read(scope: Scope, html: string): Promise<string>
}

/** Makes a reader of the HTML of articles and elements. */
export function createHtmlReader(text: HtmlText, parameters: Parameters): HtmlReader {
  return {
    read: async (scope, html) => (html === '' ? '' : text.fill(text.sanitise(html), await parameters.placeholders(scope))),
  }
}
