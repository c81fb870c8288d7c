// The loader of a shop also counts the articles of the cart: pages fetch one script either way.
import './entry-loader.ts'
import './cart-badge.ts'
