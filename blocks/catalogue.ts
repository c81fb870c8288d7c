import { defineBlock, type BlockDefinition } from '#engine/block-definition.ts'
import { propsValidators } from '#schemas/generated/validators.js'
import accountDeletionManifest from './account-deletion/block.json' with { type: 'json' }
import accountMenuManifest from './account-menu/block.json' with { type: 'json' }
import { needs as accountMenuNeeds } from './account-menu/data.ts'
import appBarManifest from './app-bar/block.json' with { type: 'json' }
import authManifest from './auth/block.json' with { type: 'json' }
import blogArticleManifest from './blog-article/block.json' with { type: 'json' }
import { needs as blogArticleNeeds } from './blog-article/data.ts'
import blogListManifest from './blog-list/block.json' with { type: 'json' }
import { needs as blogListNeeds } from './blog-list/data.ts'
import bottomBarManifest from './bottom-bar/block.json' with { type: 'json' }
import breadcrumbsManifest from './breadcrumbs/block.json' with { type: 'json' }
import { needs as breadcrumbsNeeds } from './breadcrumbs/data.ts'
import buttonManifest from './button/block.json' with { type: 'json' }
import columnsManifest from './columns/block.json' with { type: 'json' }
import dataExportManifest from './data-export/block.json' with { type: 'json' }
import emailConfirmationManifest from './email-confirmation/block.json' with { type: 'json' }
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
import newsletterConfirmationManifest from './newsletter-confirmation/block.json' with { type: 'json' }
import newsletterFormManifest from './newsletter-form/block.json' with { type: 'json' }
import { needs as newsletterFormNeeds } from './newsletter-form/data.ts'
import newsletterSubscriptionManifest from './newsletter-subscription/block.json' with { type: 'json' }
import { needs as newsletterSubscriptionNeeds } from './newsletter-subscription/data.ts'
import newsletterUnsubscriptionManifest from './newsletter-unsubscription/block.json' with { type: 'json' }
import passwordChangeManifest from './password-change/block.json' with { type: 'json' }
import { needs as passwordChangeNeeds } from './password-change/data.ts'
import passwordResetManifest from './password-reset/block.json' with { type: 'json' }
import passwordResetAskManifest from './password-reset-ask/block.json' with { type: 'json' }
import privacyRequestManifest from './privacy-request/block.json' with { type: 'json' }
import { needs as privacyRequestNeeds } from './privacy-request/data.ts'
import profileManifest from './profile/block.json' with { type: 'json' }
import { needs as profileNeeds } from './profile/data.ts'
import registrationConfirmationManifest from './registration-confirmation/block.json' with { type: 'json' }
import sectionManifest from './section/block.json' with { type: 'json' }
import sessionListManifest from './session-list/block.json' with { type: 'json' }
import { needs as sessionListNeeds } from './session-list/data.ts'
import tabsManifest from './tabs/block.json' with { type: 'json' }
import textManifest from './text/block.json' with { type: 'json' }
import topBarManifest from './top-bar/block.json' with { type: 'json' }
import twoFactorManifest from './two-factor/block.json' with { type: 'json' }
import { needs as twoFactorNeeds } from './two-factor/data.ts'
import { needs as topBarNeeds } from './top-bar/data.ts'

/** Every block type: what the server loads, without a view. `npm run new-block` adds its line. */
export const catalogue: readonly BlockDefinition[] = [
  defineBlock({ manifest: accountDeletionManifest, validate: propsValidators['account-deletion'] }),
  defineBlock({ manifest: accountMenuManifest, validate: propsValidators['account-menu'], needs: accountMenuNeeds }),
  defineBlock({ manifest: appBarManifest, validate: propsValidators['app-bar'] }),
  defineBlock({ manifest: authManifest, validate: propsValidators.auth }),
  defineBlock({ manifest: blogArticleManifest, validate: propsValidators['blog-article'], needs: blogArticleNeeds }),
  defineBlock({ manifest: blogListManifest, validate: propsValidators['blog-list'], needs: blogListNeeds }),
  defineBlock({ manifest: bottomBarManifest, validate: propsValidators['bottom-bar'] }),
  defineBlock({ manifest: breadcrumbsManifest, validate: propsValidators.breadcrumbs, needs: breadcrumbsNeeds }),
  defineBlock({ manifest: buttonManifest, validate: propsValidators.button }),
  defineBlock({ manifest: columnsManifest, validate: propsValidators.columns }),
  defineBlock({ manifest: dataExportManifest, validate: propsValidators['data-export'] }),
  defineBlock({ manifest: emailConfirmationManifest, validate: propsValidators['email-confirmation'] }),
  defineBlock({ manifest: faqManifest, validate: propsValidators.faq }),
  defineBlock({ manifest: footerManifest, validate: propsValidators.footer, needs: footerNeeds }),
  defineBlock({ manifest: headingManifest, validate: propsValidators.heading }),
  defineBlock({ manifest: heroManifest, validate: propsValidators.hero, migrations: heroMigrations }),
  defineBlock({ manifest: imageManifest, validate: propsValidators.image }),
  defineBlock({ manifest: legalHtmlManifest, validate: propsValidators['legal-html'], needs: legalHtmlNeeds }),
  defineBlock({ manifest: menuManifest, validate: propsValidators.menu }),
  defineBlock({ manifest: mobileAppBarManifest, validate: propsValidators['mobile-app-bar'] }),
  defineBlock({ manifest: newsletterConfirmationManifest, validate: propsValidators['newsletter-confirmation'] }),
  defineBlock({ manifest: newsletterFormManifest, validate: propsValidators['newsletter-form'], needs: newsletterFormNeeds }),
  defineBlock({
    manifest: newsletterSubscriptionManifest,
    validate: propsValidators['newsletter-subscription'],
    needs: newsletterSubscriptionNeeds,
  }),
  defineBlock({ manifest: newsletterUnsubscriptionManifest, validate: propsValidators['newsletter-unsubscription'] }),
  defineBlock({ manifest: passwordChangeManifest, validate: propsValidators['password-change'], needs: passwordChangeNeeds }),
  defineBlock({ manifest: passwordResetManifest, validate: propsValidators['password-reset'] }),
  defineBlock({ manifest: passwordResetAskManifest, validate: propsValidators['password-reset-ask'] }),
  defineBlock({ manifest: privacyRequestManifest, validate: propsValidators['privacy-request'], needs: privacyRequestNeeds }),
  defineBlock({ manifest: profileManifest, validate: propsValidators.profile, needs: profileNeeds }),
  defineBlock({ manifest: registrationConfirmationManifest, validate: propsValidators['registration-confirmation'] }),
  defineBlock({ manifest: sectionManifest, validate: propsValidators.section }),
  defineBlock({ manifest: sessionListManifest, validate: propsValidators['session-list'], needs: sessionListNeeds }),
  defineBlock({ manifest: tabsManifest, validate: propsValidators.tabs }),
  defineBlock({ manifest: textManifest, validate: propsValidators.text }),
  defineBlock({ manifest: topBarManifest, validate: propsValidators['top-bar'], needs: topBarNeeds }),
  defineBlock({ manifest: twoFactorManifest, validate: propsValidators['two-factor'], needs: twoFactorNeeds }),
]
