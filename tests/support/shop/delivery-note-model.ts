import fc from 'fast-check'
import { formatDate, formatMoney, formatNumber } from '#i18n/format/format.ts'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import { deliveryNoteOf, type ShippedOrder } from '#server/shop/documents/delivery-note.ts'
import { drawDeliveryNote } from '#server/shop/documents/render-delivery-note.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'

const locale = 'fr_FR'
const seller: ShippedOrder['seller'] = {
  ...{ brand: 'Cave du Coteau', company: 'EARL du Coteau', headOffice: '3, chemin du Coteau, 34600 Faugères', capital: '' },
  ...{ rcs: '732 829 320 R.C.S. Béziers', siren: '732829320', vatNumber: 'FR44 732829320', phone: '', email: 'cave@example.org' },
  colors: { title: '#222222', accent: '#7a1f33' },
}

const containers = [
  ['BOTTLE', 'bouteille', 'bouteilles'],
  ['BAG_IN_BOX', 'fontaine à vin', 'fontaines à vin'],
  ['CAN', 'canette', 'canettes'],
  ['KEG', 'fût', 'fûts'],
] as const
const word = fc.constantFrom('Terrasse', 'Vieilles Vignes', 'Rosé d’Été', 'Clos du Puits', 'Œil-de-Perdrix', 'Cuvée n° 7', 'Brut Nature')
const town = fc.constantFrom(
  '33330 Saint-Émilion',
  '29200 Brest',
  '67000 Strasbourg',
  '10681 Αθήνα',
  '01001 Київ',
  '13001 Marseille',
  '75011 Paris',
)
const name = fc.constantFrom('Camille', 'Loïc', 'Zoé', 'Anne-Sophie', 'Jean-François', 'Maëlle', 'Bùi Thị', 'Γιώργος', 'Світлана', 'Łukasz')
const surname = fc.constantFrom(
  'Roy',
  'Lefèvre',
  'D’Harcourt',
  'Müller',
  'Garcia-Núñez',
  'Le Goff',
  'Nguyễn',
  'Παπαδόπουλος',
  'Коваленко',
  'Çelikoğlu',
  'Ştefănescu',
)
const capacity = fc.constantFrom(187, 375, 500, 750, 1500, 3000, 5000)
const abv = fc.integer({ min: 80, max: 220 })
const quantity = fc.integer({ min: 1, max: 120 })

/** The price and facts of a line. */
const wine = fc.record({ word, year: fc.integer({ min: 1990, max: 2026 }), capacity, abv, container: fc.constantFrom(...containers) })
const drawnLine = fc.record({
  ...{ wine, quantity, price: fc.integer({ min: 100, max: 99_999 }), crd: fc.boolean(), isBox: fc.boolean() },
  inside: fc.array(fc.tuple(wine, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 3 }),
  reference: fc.stringMatching(/^[A-Z]{2}-[0-9]{3}$/),
})

/** A partial or complete shipment of an order with its prices. */
export const drawnShipment = fc.record({
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 6 }),
  ...{ name, surname, town, street: fc.integer({ min: 1, max: 200 }).map((number) => `${number}, rue des Lilas`) },
  carrier: fc.constantFrom('Colissimo', 'Chronopost', 'Transports Vignal'),
  tracking: fc.array(fc.stringMatching(/^[0-9A-Z]{13}$/), { maxLength: 2 }),
  ...{ parcels: fc.integer({ min: 1, max: 30 }), number: fc.integer({ min: 1, max: 4 }), isRelay: fc.boolean() },
  reference: fc.integer({ min: 1, max: 999_999 }).map((value) => `2026-${String(value).padStart(6, '0')}`),
  shippedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  company: fc.option(fc.constantFrom('Cave SARL', 'Aux Trois Verres', 'Hôtel de l’Étoile', 'Quán Phở Đặc Biệt', 'ООО «Берёзка»')),
  gift: fc.option(
    fc.record({
      from: name,
      message: fc.constantFrom(
        'Bonne fête !',
        'Chúc mừng sinh nhật !',
        'Χρόνια πολλά, à la tienne.',
        'С днём рождения !',
        'À ta santé, et à la nôtre.',
        null,
      ),
    }),
  ),
})

type Drawn = typeof drawnShipment extends fc.Arbitrary<infer Shipment> ? Shipment : never
type DrawnWine = typeof wine extends fc.Arbitrary<infer Wine> ? Wine : never

/** Returns the facts of a line as the order stores them. */
function factsOf({ isBox, crd, wine: sold }: Drawn['lines'][number]): JsonMap {
  if (isBox) return { crd }
  return { crd, abv: sold.abv, container: sold.container[0], allergens: ['SULPHITES'], appellation: 'Faugères' }
}

/** Returns the rows of an order as stored, prices included. */
function rowsOf(drawn: Drawn): ShippedOrder {
  const { name: firstname, surname: lastname, street: address, town: place, reference, gift, isRelay } = drawn
  const [postalCode = '', ...city] = place.split(' ')
  const where = { firstname, lastname, address, addressPart2: null, postalCode, city: city.join(' '), country: 'FR' }
  const point = { id: 'R1', name: 'Tabac de la Gare', addLine1: address, zipCode: postalCode, city: city.join(' '), country: 'FR' }
  const contentOf = ([inside, count]: readonly [DrawnWine, number], id: number) => ({
    ...{ id, name: `${inside.word} ${inside.year}`, count, capacityMl: inside.capacity, abv: inside.abv, container: inside.container[0] },
  })
  return {
    order: {
      ...{
        locale,
        reference,
        firstname,
        lastname,
        billing_address: where,
        delivery_address: isRelay ? null : where,
        access_point: isRelay ? point : null,
        gift,
      },
      company: drawn.company === null ? null : { name: drawn.company, siret: null, vatNumber: null, reference: null },
    },
    lines: drawn.lines.map((line, position) => {
      const { wine: sold, isBox, inside, price, quantity: count, reference: code } = line
      return {
        ...{
          position,
          product_type: isBox ? ('BOX' as const) : ('WINE' as const),
          name: sold.word,
          year: isBox ? null : sold.year,
          reference: code,
        },
        ...{ capacity_ml: isBox ? null : sold.capacity, price, total: price * count },
        facts: factsOf(line),
        contents: isBox ? inside.map(contentOf) : [],
      }
    }),
    shipment: {
      ...{ number: drawn.number, carrier: drawn.carrier, parcels: drawn.parcels, tracking_numbers: drawn.tracking },
      ...{ shipped_at: drawn.shippedAt, lines: drawn.lines.map(({ quantity: count }, line) => ({ line, quantity: count })) },
    },
    seller,
  }
}

const nominal = (ml: number): string => (ml < 1000 ? `${formatNumber(ml / 10, locale)} cl` : `${formatNumber(ml / 1000, locale)} L`)
const strength = (tenths: number): string => `${formatNumber(tenths / 10, locale)} % vol.`

function mentionsOf({ wine: sold, quantity: count, isBox, inside, reference, crd }: Drawn['lines'][number]): readonly string[] {
  const capsule = crd ? 'Capsule représentative de droits' : 'Sans capsule représentative de droits'
  if (!isBox)
    return [
      ...[`${sold.word} ${sold.year}`, `${count} ${sold.container[count > 1 ? 2 : 1]}`, nominal(sold.capacity), strength(sold.abv)],
      ...[`réf. ${reference}`, capsule, 'Contient : sulfites', 'Faugères'],
    ]
  const contents = inside.map(
    ([each, times]) =>
      `${times} × ${each.word} ${each.year}, ${each.container[times > 1 ? 2 : 1]} ${nominal(each.capacity)}, ${strength(each.abv)}`,
  )
  return [sold.word, `${count} coffret${count > 1 ? 's' : ''}`, `réf. ${reference}`, capsule, ...contents]
}

/** Returns the texts that a delivery note must contain. */
function mentions(drawn: Drawn): readonly string[] {
  const { name: firstname, surname: lastname, gift, isRelay, company } = drawn
  return [
    ...[
      'Expéditeur',
      seller.company,
      seller.headOffice,
      'Destinataire',
      ...(company === null || gift ? [] : [company]),
      `${firstname} ${lastname}`,
    ],
    ...['Lieu de livraison', ...(isRelay ? ['Tabac de la Gare'] : []), drawn.street, drawn.town, 'Transporteur', drawn.carrier],
    'Pièce d’identité demandée à la remise',
    ...[`Bon de livraison ${drawn.reference}-${drawn.number}`, formatDate(drawn.shippedAt.toISOString(), locale)],
    ...[`Colis ${drawn.parcels}`, ...drawn.tracking, ...drawn.lines.flatMap(mentionsOf)],
    ...(gift ? [`Offert par ${gift.from}`, ...(gift.message === null ? [] : [gift.message])] : []),
  ]
}

/** Renders the delivery note of an order, parses it and returns missing texts and contained prices. */
export async function deliveryNoteFaults(drawn: Drawn): Promise<readonly string[]> {
  const text = await pdfText(await drawDeliveryNote(deliveryNoteOf(rowsOf(drawn))))
  const plain = (told: string): string => told.replaceAll(/\s+/g, ' ')
  const missing = mentions(drawn).filter((told) => !text.includes(plain(told)))
  const amounts = drawn.lines
    .flatMap(({ price, quantity: count }) => [price, price * count])
    .map((each) => plain(formatMoney(each, locale)))
  // The reference of a wine may start with « HT ».
  const own = drawn.lines.reduce((told, { reference }) => told.replaceAll(reference, ''), text)
  const priced = [...amounts.filter((amount) => text.includes(amount)), ...(/€|\bEUR\b|\bTTC\b|\bHT\b|prix/i.exec(own) ?? [])]
  return [...missing.map((told) => `missing: ${told}`), ...priced.map((told) => `priced: ${told}`)]
}
