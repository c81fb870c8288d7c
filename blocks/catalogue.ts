import { defineBlock, type BlockDefinition } from '#engine/block-definition.ts'
import { propsValidators } from '#schemas/generated/validators.js'
import appBarManifest from './app-bar/block.json' with { type: 'json' }
import blogArticleManifest from './blog-article/block.json' with { type: 'json' }
import { needs as blogArticleNeeds } from './blog-article/data.ts'
import blogListManifest from './blog-list/block.json' with { type: 'json' }
import { needs as blogListNeeds } from './blog-list/data.ts'
import bottomBarManifest from './bottom-bar/block.json' with { type: 'json' }
import breadcrumbsManifest from './breadcrumbs/block.json' with { type: 'json' }
import { needs as breadcrumbsNeeds } from './breadcrumbs/data.ts'
import buttonManifest from './button/block.json' with { type: 'json' }
import columnsManifest from './columns/block.json' with { type: 'json' }
import faqManifest from './faq/block.json' with { type: 'json' }
import footerManifest from './footer/block.json' with { type: 'json' }
import { needs as footerNeeds } from './footer/data.ts'
import headingManifest from './heading/block.json' with { type: 'json' }
import heroManifest from './hero/block.json' with { type: 'json' }
import { migrations as heroMigrations } from './hero/migrations.ts'
import imageManifest from './image/block.json' with { type: 'json' }
import legalHtmlManifest from './legal-html/block.json' with { type: 'json' }
import { needs as legalHtmlNeeds } from './legal-html/data.ts'
import menuManifest from './menu/block.json' with { type: 'json' }
import mobileAppBarManifest from './mobile-app-bar/block.json' with { type: 'json' }
import sectionManifest from './section/block.json' with { type: 'json' }
import tabsManifest from './tabs/block.json' with { type: 'json' }
import textManifest from './text/block.json' with { type: 'json' }
import topBarManifest from './top-bar/block.json' with { type: 'json' }
import { needs as topBarNeeds } from './top-bar/data.ts'

/** Every block type: what the server loads, without a view. `npm run new-block` adds its line. */
export const catalogue: readonly BlockDefinition[] = [
  defineBlock({ manifest: appBarManifest, validate: propsValidators['app-bar'] }),
  defineBlock({ manifest: blogArticleManifest, validate: propsValidators['blog-article'], needs: blogArticleNeeds }),
  defineBlock({ manifest: blogListManifest, validate: propsValidators['blog-list'], needs: blogListNeeds }),
  defineBlock({ manifest: bottomBarManifest, validate: propsValidators['bottom-bar'] }),
  defineBlock({ manifest: breadcrumbsManifest, validate: propsValidators.breadcrumbs, needs: breadcrumbsNeeds }),
  defineBlock({ manifest: buttonManifest, validate: propsValidators.button }),
  defineBlock({ manifest: columnsManifest, validate: propsValidators.columns }),
  defineBlock({ manifest: faqManifest, validate: propsValidators.faq }),
  defineBlock({ manifest: footerManifest, validate: propsValidators.footer, needs: footerNeeds }),
  defineBlock({ manifest: headingManifest, validate: propsValidators.heading }),
  defineBlock({ manifest: heroManifest, validate: propsValidators.hero, migrations: heroMigrations }),
  defineBlock({ manifest: imageManifest, validate: propsValidators.image }),
  defineBlock({ manifest: legalHtmlManifest, validate: propsValidators['legal-html'], needs: legalHtmlNeeds }),
  defineBlock({ manifest: menuManifest, validate: propsValidators.menu }),
  defineBlock({ manifest: mobileAppBarManifest, validate: propsValidators['mobile-app-bar'] }),
  defineBlock({ manifest: sectionManifest, validate: propsValidators.section }),
  defineBlock({ manifest: tabsManifest, validate: propsValidators.tabs }),
  defineBlock({ manifest: textManifest, validate: propsValidators.text }),
  defineBlock({ manifest: topBarManifest, validate: propsValidators['top-bar'], needs: topBarNeeds }),
]
