import type { Person } from './trade-line.ts'

/** Rights that the same profiles hold: asking for one in place of another of its class refuses the same callers. */
interface RightClass {
  readonly held: readonly Person[]
  readonly rights: string
}

/** The profiles that hold each right, besides super-administrators, who hold all. Written by hand, by class. */
export const rightClasses: readonly RightClass[] = [
  { held: [], rights: 'members.erase team.read team.write team.publish team.erase team.export' },
  {
    held: ['ALL'],
    rights: `settings.read settings.write settings.publish settings.erase settings.export members.read members.write members.publish members.export
      inbox.publish inbox.erase media.export`,
  },
  {
    held: ['EDITOR', 'ALL'],
    rights: `pages.write pages.publish pages.erase pages.export content.publish content.erase content.export media.publish media.erase
      inbox.read inbox.write inbox.export`,
  },
  { held: ['AUTHOR', 'EDITOR', 'ALL'], rights: 'pages.read pages.words content.read content.write' },
  { held: ['SHOP', 'AUTHOR', 'EDITOR', 'ALL'], rights: 'media.read media.write' },
  { held: ['ORDERS', 'SHOP', 'ALL'], rights: 'orders.read orders.write orders.export catalogue.read stock.write' },
  {
    held: ['SHOP', 'ALL'],
    rights: `orders.publish orders.erase orders.money catalogue.write catalogue.publish catalogue.erase catalogue.export catalogue.price
      sales.read sales.write sales.publish sales.erase sales.export`,
  },
]

/** The rights of a class. */
export const rightsOf = ({ rights }: RightClass): string[] => rights.trim().split(/\s+/)
