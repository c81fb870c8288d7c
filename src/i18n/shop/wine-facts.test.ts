import { describe, expect, it } from 'vitest'
import { productList } from '#schemas/api/shop/product-calls.ts'
import { allergensOf, formatAbv, formatCapacity, nutritionLines, wineFacts } from './wine-facts.ts'

const [wine] = productList.example.data.products
const bottle = wine!.declinations[0]!
const told = (locale: string, more: Partial<typeof bottle> = {}) =>
  Object.fromEntries(wineFacts(wine!, { ...bottle, ...more }, locale).map(({ name, value }) => [name, value]))

describe('the facts of a wine', () => {
  it('are formatted in French', () => {
    expect(told('fr_FR')).toEqual({
      Appellation: 'Minervois',
      Millésime: '2021',
      Couleur: 'Rouge',
      Douceur: 'Sec',
      Cépages: 'Syrah, Grenache',
      Contenant: 'Bouteille',
      Contenance: '75\u00a0cl',
      Degré: '13,5\u00a0% vol.',
      Service: '15 à 17\u00a0°C',
      'À boire': 'de 2024 à 2031',
      Allergènes: 'Contient\u00a0: sulfites',
      Culture: 'Agriculture biologique',
      Capsule: 'Représentative de droits (CRD)',
      Référence: 'CA',
    })
  })

  it('are formatted in English', () => {
    expect(told('en_GB')).toMatchObject({
      Alcohol: '13.5% vol.',
      Drink: '2024 to 2031',
      'Serve at': '15 to 17\u00a0°C',
      Farming: 'Organic',
    })
  })

  it('omit unknown values', () => {
    const bare = told('fr_FR', { year: null, abv: null, capacity: null, drinkFrom: null, drinkTo: null })
    expect(Object.keys(bare)).not.toContain('Degré')
    expect(told('fr_FR', { drinkFrom: null })['À boire']).toBe('jusqu’en 2031')
    expect(told('fr_FR', { drinkTo: null })['À boire']).toBe('à partir de 2024')
    expect(told('fr_FR', { drinkTo: 2024 })['À boire']).toBe('en 2024')
    expect(told('en_GB', { drinkTo: 2024 })['Drink']).toBe('in 2024')
  })

  it('contain the container, and whether the capsule proves the excise duties', () => {
    const fountain = told('fr_FR', { container: 'BAG_IN_BOX', capacity: 3, capacityUnit: 'LITER', crd: false })
    expect(fountain).toMatchObject({ Contenant: 'Fontaine à vin', Contenance: '3\u00a0L', Capsule: 'Sans marque de droits' })
    expect(told('en_GB')).toMatchObject({ Container: 'Bottle', Capsule: 'Duty paid (CRD)' })
    const unknown = told('fr_FR', { container: null, capacity: null })
    expect([unknown['Contenant'], unknown['Capsule']]).toEqual([undefined, undefined])
    expect(formatCapacity({ capacity: 1.5, capacityUnit: 'LITER' }, 'fr_FR')).toBe('1,5\u00a0L')
    expect([formatCapacity({ capacity: null, capacityUnit: null }, 'fr_FR'), formatAbv(null, 'fr_FR')]).toEqual([null, null])
    expect(allergensOf({ allergens: [] }, 'fr_FR')).toBeNull()
  })

  it('contain the nutrition of 100 ml, energy first', () => {
    expect(nutritionLines({ energyKj: 330, energyKcal: 80, carbohydrate: 0.3, sugars: 0.2 }, 'fr_FR')).toEqual([
      { name: 'Énergie', value: '330\u00a0kJ / 80\u00a0kcal' },
      { name: 'Glucides', value: '0,3\u00a0g' },
      { name: 'dont sucres', value: '0,2\u00a0g' },
    ])
  })
})
