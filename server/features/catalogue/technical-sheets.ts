import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { AnsweredFile } from '#schemas/api/answered-file.ts'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import { parseListQuery } from '#schemas/api/parse-list-query.ts'
import { awardList } from '#schemas/api/product-calls.ts'
import type { Image } from '#schemas/api/image.ts'
import type { Declination, Product } from '#schemas/api/product.ts'
import type { ParameterType } from '#schemas/api/parameter.ts'
import type { ProductFileGeneratorConf } from '#schemas/generated/content.ts'
import type { Clock } from '#domain/clock.ts'
import { toSlug } from '#domain/slug.ts'
import type { Confs } from '#server/features/confs/service.ts'
import { listGrammarOf } from '#server/features/lists/list-grammar-of.ts'
import type { Media } from '#server/features/media/service.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { notFound } from '#server/features/refusal.ts'
import { visitor } from '#server/features/sessions/caller.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { drawSheet, sheetTitle, type SheetContent } from './draw-sheet.ts'
import type { Catalogue } from './service.ts'

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

class Sheets implements TechnicalSheets {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async place(scope: Scope, asked: Asked): Promise<CallData<'product.file'>> {
    const { product, bottle } = await this.#find(scope, asked)
    const hash = createHash('sha256').update(`${scope.site.contentVersion} ${scope.locale}`).digest('hex').slice(0, 8)
    const numbers = bottle.id === product.id ? `${product.id}` : `${product.id}-${bottle.id}`
    const language = scope.locale === scope.site.defaultLocale ? '' : `-${scope.locale}`
    const url = `/files/product/${numbers}${language}-${hash}.pdf`
    return { filename: `${toSlug(sheetTitle({ product, bottle }))}.pdf`, mimeType: 'application/pdf', url }
  }

  async file(scope: Scope, asked: Asked): Promise<AnsweredFile> {
    const { catalogue } = this.#needs
    const { product, bottle } = await this.#find(scope, asked)
    const ofProduct = parseListQuery(listGrammarOf(awardList), [['product', String(product.id)]])
    const [allMeals, own, look] = await Promise.all([catalogue.mealIcons(scope), catalogue.awards(scope, ofProduct), this.#look(scope)])
    const bytes = await drawSheet({
      ...look,
      locale: scope.locale,
      product,
      bottle,
      awards: own,
      meals: product.mealIcons.flatMap((id) => allMeals.find((meal) => meal.id === id) ?? []),
      picture: await pictureOf(this.#needs, scope, product.image),
    })
    return { filename: `${toSlug(sheetTitle({ product, bottle }))}.pdf`, bytes }
  }

  /** Sheets lie where everyone may fetch them: they say what a visitor may see. */
  async #find(scope: Scope, { id, declinationId }: Asked): Promise<{ product: Product; bottle: Product | Declination }> {
    const product = await this.#needs.catalogue.get({ scope, caller: visitor }, id)
    const wanted = declinationId ?? product.currentDeclination
    if (wanted === undefined || wanted === product.id) return { product, bottle: product.declinations[0] ?? product }
    const bottle = product.declinations.find((each) => each.id === wanted)
    if (!bottle) throw notFound()
    return { product, bottle }
  }

  /** The look that the site's owner has chosen, and who they are. */
  async #look(scope: Scope): Promise<Pick<SheetContent, 'company' | 'color' | 'model' | 'showPrice' | 'footer' | 'writtenAt'>> {
    const { confs, parameters } = this.#needs
    const text = async (type: ParameterType): Promise<string> => String((await parameters.value(scope, type)) ?? '')
    const { model, showPrice, footer } = (await confs.get(scope, 'PRODUCT_FILE_GENERATOR')) as unknown as ProductFileGeneratorConf
    const lines = await Promise.all([text('COMPANY_NAME'), text('HEAD_OFFICE'), text('COMPANY_PHONE'), text('COMPANY_EMAIL')])
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
