import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { awardList } from '#schemas/api/shop/product-calls.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { ProductFileGeneratorConf } from '#schemas/generated/content.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import { proposedSlug } from '#domain/urls/slug.ts'
import { awardsOf } from '#i18n/shop/variant-awards.ts'
import type { Conf, Confs } from '#server/sites/component-config/service.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { drawSheet, type SheetContent } from './render-sheet.ts'
import type { BottleName, Catalogue } from './service.ts'

type Asked = CallParams<'product.file'>

/** The technical sheets of a site's wines. */
export interface TechnicalSheets {
  /** Where the sheet of a product or of one of its declinations lies. */
  place(scope: Scope, asked: Asked): Promise<CallData<'product.file'>>
  /** The sheet itself. */
  file(scope: Scope, asked: Asked): Promise<AnsweredFile>
}

interface Needs {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly confs: Confs
  readonly media: Media
  readonly parameters: Parameters
}

const pictureWidth = '640'
const models = ['CLASSIC', 'MODERN'] as const

/** Reads the stored look of the sheets: each value that is right, and that of a site without any for one that is wrong. */
function readLook({ model, showPrice, footer }: Conf): ProductFileGeneratorConf {
  return {
    model: models.find((each) => each === model) ?? 'CLASSIC',
    showPrice: showPrice === true,
    footer: typeof footer === 'string' ? footer : null,
  }
}

async function pictureOf({ media }: Needs, { site }: Scope, image: Image | null): Promise<SheetContent['picture']> {
  if (!image?.onlineImage) return null
  const { externalId } = image.onlineImage
  // A sheet without its picture is better than none.
  const file = await media.open(site, { externalId, name: image.filename, width: pictureWidth }).catch(() => null)
  return (
    file && {
      bytes: await sharp(await buffer(file.stream))
        .png()
        .toBuffer(),
      alt: image.alt,
    }
  )
}

function filenameOf({ title }: BottleName): string {
  return `${proposedSlug(title, 'fiche') || 'fiche'}.pdf`
}

class Sheets implements TechnicalSheets {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async place(scope: Scope, asked: Asked): Promise<CallData<'product.file'>> {
    const bottle = await this.#needs.catalogue.bottle(scope, asked)
    const hash = createHash('sha256').update(`${scope.site.contentVersion} ${scope.locale}`).digest('hex').slice(0, 8)
    const numbers = bottle.id === bottle.productId ? `${bottle.id}` : `${bottle.productId}-${bottle.id}`
    const language = scope.locale === scope.site.defaultLocale ? '' : `-${scope.locale}`
    return { filename: filenameOf(bottle), mimeType: 'application/pdf', url: `/files/product/${numbers}${language}-${hash}.pdf` }
  }

  async file(scope: Scope, asked: Asked): Promise<AnsweredFile> {
    const { catalogue } = this.#needs
    const named = await catalogue.bottle(scope, asked)
    // Sheets lie where everyone may fetch them: they say what a visitor may see.
    const product = await catalogue.get({ scope, caller: visitor }, named.productId)
    const ofProduct = parseListQuery(listGrammarOf(awardList), [['product', String(product.id)]])
    const bottle = product.declinations.find(({ id }) => id === named.id) ?? product
    const [allMeals, awards, look, picture] = await Promise.all([
      catalogue.mealIcons(scope),
      catalogue.awards(scope, ofProduct),
      this.#look(scope),
      pictureOf(this.#needs, scope, bottle.image ?? product.image),
    ])
    const bytes = await drawSheet({
      ...{ ...look, locale: scope.locale, product, title: named.title, bottle, awards: awardsOf(awards, bottle), picture },
      meals: product.mealIcons.flatMap((id) => allMeals.find((meal) => meal.id === id) ?? []),
    })
    return { filename: filenameOf(named), bytes }
  }

  /** The look that the site's owner has chosen, and who they are. */
  async #look(scope: Scope): Promise<Pick<SheetContent, 'company' | 'color' | 'model' | 'showPrice' | 'footer' | 'writtenAt'>> {
    const { confs, parameters } = this.#needs
    const text = async (type: ParameterType): Promise<string> => String((await parameters.value(scope, type)) ?? '')
    const { model, showPrice, footer } = readLook(await confs.get(scope, 'PRODUCT_FILE_GENERATOR'))
    const phone = formatPhone(await text('COMPANY_PHONE'))
    const lines = [await text('COMPANY_NAME'), await text('HEAD_OFFICE'), phone, await text('COMPANY_EMAIL')]
    return {
      company: { name: scope.site.name, lines: lines.filter((line) => line !== '') },
      color: await text('PRIMARY_COLOR'),
      ...{ model: models.find((each) => each === scope.site.technicalFileModel) ?? model, showPrice, footer },
      writtenAt: new Date(this.#needs.clock()),
    }
  }
}

/** Draws the technical sheets of sites. */
export function createTechnicalSheets(needs: Needs): TechnicalSheets {
  return new Sheets(needs)
}
