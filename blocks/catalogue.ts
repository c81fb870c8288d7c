import { defineBlock, type BlockDefinition } from '#engine/block-definition.ts'
import { propsValidators } from '#schemas/generated/validators.js'
import appBar from './app-bar/block.json' with { type: 'json' }
import blogArticle from './blog-article/block.json' with { type: 'json' }
import { needs as blogArticleNeeds } from './blog-article/data.ts'
import blogList from './blog-list/block.json' with { type: 'json' }
import { needs as blogListNeeds } from './blog-list/data.ts'
import bottomBar from './bottom-bar/block.json' with { type: 'json' }
import breadcrumbs from './breadcrumbs/block.json' with { type: 'json' }
import { needs as breadcrumbsNeeds } from './breadcrumbs/data.ts'
import button from './button/block.json' with { type: 'json' }
import columns from './columns/block.json' with { type: 'json' }
import faq from './faq/block.json' with { type: 'json' }
import footer from './footer/block.json' with { type: 'json' }
import { needs as footerNeeds } from './footer/data.ts'
import heading from './heading/block.json' with { type: 'json' }
import hero from './hero/block.json' with { type: 'json' }
import { migrations as heroMigrations } from './hero/migrations.ts'
import image from './image/block.json' with { type: 'json' }
import legalHtml from './legal-html/block.json' with { type: 'json' }
import { needs as legalHtmlNeeds } from './legal-html/data.ts'
import menu from './menu/block.json' with { type: 'json' }
import mobileAppBar from './mobile-app-bar/block.json' with { type: 'json' }
import section from './section/block.json' with { type: 'json' }
import tabs from './tabs/block.json' with { type: 'json' }
import text from './text/block.json' with { type: 'json' }
import topBar from './top-bar/block.json' with { type: 'json' }
import { needs as topBarNeeds } from './top-bar/data.ts'

/** Every block type: what the server loads, without a view. `npm run new-block` adds its line. */
export const catalogue: readonly BlockDefinition[] = [
  defineBlock({ manifest: appBar, validate: propsValidators['app-bar'] }),
  defineBlock({ manifest: blogArticle, validate: propsValidators['blog-article'], needs: blogArticleNeeds }),
  defineBlock({ manifest: blogList, validate: propsValidators['blog-list'], needs: blogListNeeds }),
  defineBlock({ manifest: bottomBar, validate: propsValidators['bottom-bar'] }),
  defineBlock({ manifest: breadcrumbs, validate: propsValidators.breadcrumbs, needs: breadcrumbsNeeds }),
  defineBlock({ manifest: button, validate: propsValidators.button }),
  defineBlock({ manifest: columns, validate: propsValidators.columns }),
  defineBlock({ manifest: faq, validate: propsValidators.faq }),
  defineBlock({ manifest: footer, validate: propsValidators.footer, needs: footerNeeds }),
  defineBlock({ manifest: heading, validate: propsValidators.heading }),
  defineBlock({ manifest: hero, validate: propsValidators.hero, migrations: heroMigrations }),
  defineBlock({ manifest: image, validate: propsValidators.image }),
  defineBlock({ manifest: legalHtml, validate: propsValidators['legal-html'], needs: legalHtmlNeeds }),
  defineBlock({ manifest: menu, validate: propsValidators.menu }),
  defineBlock({ manifest: mobileAppBar, validate: propsValidators['mobile-app-bar'] }),
  defineBlock({ manifest: section, validate: propsValidators.section }),
  defineBlock({ manifest: tabs, validate: propsValidators.tabs }),
  defineBlock({ manifest: text, validate: propsValidators.text }),
  defineBlock({ manifest: topBar, validate: propsValidators['top-bar'], needs: topBarNeeds }),
]
