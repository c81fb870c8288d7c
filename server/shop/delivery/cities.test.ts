import { expect, it } from 'vitest'
import { createFindCities } from './cities.ts'

const find = createFindCities()
const first = async (search: string) => {
  const [town] = await find(search)
  return town && `${town.postalCode} ${town.name}`
}

it.each([
  ['34000 Montpellier', '34000 Montpellier'],
  ['34000 Mont', '34000 Montpellier'],
  ['34 000', '34000 Montpellier'],
  ['montpellier 34000', '34000 Montpellier'],
  ['Montpellier, 34 000', '34000 Montpellier'],
  ['Montpellier (34)', '34000 Montpellier'],
  ['Saint-Denis (93)', '93200 Saint-Denis'],
  ['Paris 8e', '75008 Paris'],
  ['Paris 20ème', '75020 Paris'],
  ['Lyon 3', '69003 Lyon'],
  ['Lyon (69)', '69001 Lyon'],
  ['Marseille 1er', '13001 Marseille'],
  ['75008 CEDEX', '75008 Paris'],
  ['34000 MONTPELLIER CEDEX 2', '34000 Montpellier'],
  ['PARIS CEDEX 08', '75008 Paris'],
  ['LYON CEDEX 03', '69003 Lyon'],
  ['LILLE CEDEX 9', '59000 Lille'],
  ['31059 TOULOUSE CEDEX 9', '31000 Toulouse'],
  ['34060 Montpellier Cedex 2', '34000 Montpellier'],
  ['Paris 8 ème', '75008 Paris'],
  ['8 ème arrondissement de Paris', '75008 Paris'],
  ['Lyon 1 er', '69001 Lyon'],
  ['paris 8ème arrondissement', '75008 Paris'],
  ['8e arrondissement de Paris', '75008 Paris'],
  ['Marseille 6e arrdt', '13006 Marseille'],
  ['34 Montpellier', '34000 Montpellier'],
  ['93 saint denis', '93200 Saint-Denis'],
  ['2A Ajaccio', '20000 Ajaccio'],
  ['Chalon/Saône', '71100 Chalon-sur-Saône'],
  ['Neuilly Seine', '92200 Neuilly-sur-Seine'],
  ['Paris VIII', '75008 Paris'],
  ['Paris XVIe', '75016 Paris'],
  ['Lyon3', '69003 Lyon'],
  ['34000Montpellier', '34000 Montpellier'],
  ['Montpellier (Hérault)', '34000 Montpellier'],
  ['Montpellier France', '34000 Montpellier'],
  ['Roissy-en-France', '95700 Roissy-en-France'],
  ['Villeneuve-lez-Avignon', '30400 Villeneuve-lès-Avignon'],
  ['Rochelle (La)', '17000 La Rochelle'],
  ['Havre, Le', '76600 Le Havre'],
  ['Fontenay s/s bois', '94120 Fontenay-sous-Bois'],
  ['Bagnols/Cèze', '30200 Bagnols-sur-Cèze'],
  ['Clermont-Fd', '63000 Clermont-Ferrand'],
  ['Neuilly s/ Seine', '92200 Neuilly-sur-Seine'],
  ['rochelle', '17000 La Rochelle'],
  ['Havre', '76600 Le Havre'],
  ['Lhay les Roses', "94240 L'Haÿ-les-Roses"],
  ['94240 LHAY LES ROSES', "94240 L'Haÿ-les-Roses"],
  ['L Hay les Roses', "94240 L'Haÿ-les-Roses"],
  ['Villeneuve d Ascq', "59491 Villeneuve-d'Ascq"],
  ['Villeneuve dAscq', "59491 Villeneuve-d'Ascq"],
  ['Lile Rousse', "20220 L'Île-Rousse"],
  ['St Jean dAngely', "17400 Saint-Jean-d'Angély"],
  ['Les Sables dOlonne', "85100 Les Sables-d'Olonne"],
  ['St Etienne', '42000 Saint-Étienne'],
  ['33330', '33330 Saint-Émilion'],
])('finds a town written as %s', async (search, town) => expect(await first(search)).toBe(town))

it.each(['', '-', 'zzyzx', '99999', 'CEDEX', 'constructor 8e', 'constructor cedex 8', 'Constructor (75)'])(
  'finds no town for %j',
  async (search) => expect(await find(search)).toEqual([]),
)
