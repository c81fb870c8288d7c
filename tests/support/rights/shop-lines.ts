import { everyMember, everyone, line, packers, shopkeepers, type TradeLine } from './trade-line.ts'

/** The acts in the shop and the people who may do them, in words of the trade. Written by hand: nothing of it is read from the program. */
export const shopLines: readonly TradeLine[] = [
  line(
    'regarde les produits et achète',
    everyone,
    `product.{list,get,recommended,facets,file} variation.list award.list mealIcon.list shop.rules stock.quantities country.list city.find
    shipping.fees relay.accessPoints delivery.collectTimes order.{validate,discount,place,pay} payment.{publicKey,hear}`,
  ),
  line('suit sa commande, en prend la facture, se rétracte', everyone, 'order.{get,invoice,askLink,withdraw,confirmWithdrawal}'),
  line('voit ses propres commandes', everyMember, 'order.listOwn'),
  line('lit les commandes, leurs adresses, leurs bons de livraison', packers, 'order.{listAll,listUnpaid,deliveryNote}'),
  line('prépare, expédie, remet une commande, reçoit un retour', packers, 'order.happen:{PREPARE,SHIP,MAKE_READY,DELIVER,COLLECT,RETURN}'),
  line(
    'encaisse, rembourse, annule, tranche ou clôt une commande, libère ce qu’elle retient',
    shopkeepers,
    'order.happen:{PAY,REFUND,CANCEL,RULE,CLOSE,LAPSE} order.release',
  ),
  line('emporte les ventes et la TVA en fichier', packers, 'order.taxes'),
  line('corrige un stock', packers, 'stock.correct'),
]
