import { defineBlock, type BlockDefinition } from '#engine/registry/block-definition.ts'
import { propsValidators } from '#schemas/generated/props-validators.js'
import accessibilityStateManifest from './accessibility-state/block.json' with { type: 'json' }
import accountDeletionManifest from './account-deletion/block.json' with { type: 'json' }
import { needs as accountDeletionNeeds } from './account-deletion/data.ts'
import accountMenuManifest from './account-menu/block.json' with { type: 'json' }
import { needs as accountMenuNeeds } from './account-menu/data.ts'
import albumManifest from './album/block.json' with { type: 'json' }
import { needs as albumNeeds } from './album/data.ts'
import albumListManifest from './album-list/block.json' with { type: 'json' }
import { needs as albumListNeeds } from './album-list/data.ts'
import appBarManifest from './app-bar/block.json' with { type: 'json' }
import authManifest from './auth/block.json' with { type: 'json' }
import blogArticleManifest from './blog-article/block.json' with { type: 'json' }
import { needs as blogArticleNeeds } from './blog-article/data.ts'
import blogListManifest from './blog-list/block.json' with { type: 'json' }
import { needs as blogListNeeds } from './blog-list/data.ts'
import { migrations as blogListMigrations } from './blog-list/migrations.ts'
import bottomBarManifest from './bottom-bar/block.json' with { type: 'json' }
import breadcrumbsManifest from './breadcrumbs/block.json' with { type: 'json' }
import { needs as breadcrumbsNeeds } from './breadcrumbs/data.ts'
import buttonManifest from './button/block.json' with { type: 'json' }
import callToActionManifest from './call-to-action/block.json' with { type: 'json' }
import carouselManifest from './carousel/block.json' with { type: 'json' }
import cartManifest from './cart/block.json' with { type: 'json' }
import cartLinkManifest from './cart-link/block.json' with { type: 'json' }
import checkoutManifest from './checkout/block.json' with { type: 'json' }
import { needs as checkoutNeeds } from './checkout/data.ts'
import columnsManifest from './columns/block.json' with { type: 'json' }
import companyAddressesManifest from './company-addresses/block.json' with { type: 'json' }
import { needs as companyAddressesNeeds } from './company-addresses/data.ts'
import contactDetailsManifest from './contact-details/block.json' with { type: 'json' }
import contactFormManifest from './contact-form/block.json' with { type: 'json' }
import dataExportManifest from './data-export/block.json' with { type: 'json' }
import { needs as dataExportNeeds } from './data-export/data.ts'
import downloadManifest from './download/block.json' with { type: 'json' }
import emailConfirmationManifest from './email-confirmation/block.json' with { type: 'json' }
import eventManifest from './event/block.json' with { type: 'json' }
import { needs as eventNeeds } from './event/data.ts'
import eventCalendarManifest from './event-calendar/block.json' with { type: 'json' }
import { needs as eventCalendarNeeds } from './event-calendar/data.ts'
import eventCancellationManifest from './event-cancellation/block.json' with { type: 'json' }
import { needs as eventCancellationNeeds } from './event-cancellation/data.ts'
import eventListManifest from './event-list/block.json' with { type: 'json' }
import { needs as eventListNeeds } from './event-list/data.ts'
import eventMapManifest from './event-map/block.json' with { type: 'json' }
import { needs as eventMapNeeds } from './event-map/data.ts'
import embedManifest from './embed/block.json' with { type: 'json' }
import faqManifest from './faq/block.json' with { type: 'json' }
import featuresManifest from './features/block.json' with { type: 'json' }
import footerManifest from './footer/block.json' with { type: 'json' }
import { needs as footerNeeds } from './footer/data.ts'
import formManifest from './form/block.json' with { type: 'json' }
import { needs as formNeeds } from './form/data.ts'
import galleryManifest from './gallery/block.json' with { type: 'json' }
import headingManifest from './heading/block.json' with { type: 'json' }
import heroManifest from './hero/block.json' with { type: 'json' }
import { migrations as heroMigrations } from './hero/migrations.ts'
import iconListManifest from './icon-list/block.json' with { type: 'json' }
import imageManifest from './image/block.json' with { type: 'json' }
import languageSwitchManifest from './language-switch/block.json' with { type: 'json' }
import legalHtmlManifest from './legal-html/block.json' with { type: 'json' }
import { needs as legalHtmlNeeds } from './legal-html/data.ts'
import logoWallManifest from './logo-wall/block.json' with { type: 'json' }
import mapManifest from './map/block.json' with { type: 'json' }
import { needs as mapNeeds } from './map/data.ts'
import menuManifest from './menu/block.json' with { type: 'json' }
import mobileAppBarManifest from './mobile-app-bar/block.json' with { type: 'json' }
import newsArticleManifest from './news-article/block.json' with { type: 'json' }
import { needs as newsArticleNeeds } from './news-article/data.ts'
import newsListManifest from './news-list/block.json' with { type: 'json' }
import { needs as newsListNeeds } from './news-list/data.ts'
import newsletterConfirmationManifest from './newsletter-confirmation/block.json' with { type: 'json' }
import newsletterFormManifest from './newsletter-form/block.json' with { type: 'json' }
import { needs as newsletterFormNeeds } from './newsletter-form/data.ts'
import newsletterSubscriptionManifest from './newsletter-subscription/block.json' with { type: 'json' }
import { needs as newsletterSubscriptionNeeds } from './newsletter-subscription/data.ts'
import newsletterUnsubscriptionManifest from './newsletter-unsubscription/block.json' with { type: 'json' }
import noticeManifest from './notice/block.json' with { type: 'json' }
import openingHoursManifest from './opening-hours/block.json' with { type: 'json' }
import { needs as openingHoursNeeds } from './opening-hours/data.ts'
import orderListManifest from './order-list/block.json' with { type: 'json' }
import orderTrackingManifest from './order-tracking/block.json' with { type: 'json' }
import passwordChangeManifest from './password-change/block.json' with { type: 'json' }
import { needs as passwordChangeNeeds } from './password-change/data.ts'
import passwordResetManifest from './password-reset/block.json' with { type: 'json' }
import passwordResetAskManifest from './password-reset-ask/block.json' with { type: 'json' }
import pricingManifest from './pricing/block.json' with { type: 'json' }
import privacyRequestManifest from './privacy-request/block.json' with { type: 'json' }
import { needs as privacyRequestNeeds } from './privacy-request/data.ts'
import productManifest from './product/block.json' with { type: 'json' }
import { needs as orderListNeeds } from './order-list/data.ts'
import { needs as orderTrackingNeeds } from './order-tracking/data.ts'
import { needs as productNeeds } from './product/data.ts'
import productListManifest from './product-list/block.json' with { type: 'json' }
import { needs as productListNeeds } from './product-list/data.ts'
import productRecommendedManifest from './product-recommended/block.json' with { type: 'json' }
import { needs as productRecommendedNeeds } from './product-recommended/data.ts'
import profileManifest from './profile/block.json' with { type: 'json' }
import { needs as profileNeeds } from './profile/data.ts'
import promotedNewsManifest from './promoted-news/block.json' with { type: 'json' }
import { needs as promotedNewsNeeds } from './promoted-news/data.ts'
import quoteManifest from './quote/block.json' with { type: 'json' }
import registrationConfirmationManifest from './registration-confirmation/block.json' with { type: 'json' }
import relatedPostsManifest from './related-posts/block.json' with { type: 'json' }
import { needs as relatedPostsNeeds } from './related-posts/data.ts'
import reviewsManifest from './reviews/block.json' with { type: 'json' }
import { needs as reviewsNeeds } from './reviews/data.ts'
import searchManifest from './search/block.json' with { type: 'json' }
import { needs as searchNeeds } from './search/data.ts'
import { migrations as searchMigrations } from './search/migrations.ts'
import sectionManifest from './section/block.json' with { type: 'json' }
import serviceManifest from './service/block.json' with { type: 'json' }
import { needs as serviceNeeds } from './service/data.ts'
import serviceListManifest from './service-list/block.json' with { type: 'json' }
import { needs as serviceListNeeds } from './service-list/data.ts'
import sessionListManifest from './session-list/block.json' with { type: 'json' }
import { needs as sessionListNeeds } from './session-list/data.ts'
import shareManifest from './share/block.json' with { type: 'json' }
import sharedSectionManifest from './shared-section/block.json' with { type: 'json' }
import socialLinksManifest from './social-links/block.json' with { type: 'json' }
import siteMapManifest from './site-map/block.json' with { type: 'json' }
import { needs as siteMapNeeds } from './site-map/data.ts'
import spacerManifest from './spacer/block.json' with { type: 'json' }
import statisticsManifest from './statistics/block.json' with { type: 'json' }
import stepsManifest from './steps/block.json' with { type: 'json' }
import tableManifest from './table/block.json' with { type: 'json' }
import tableOfContentsManifest from './table-of-contents/block.json' with { type: 'json' }
import tabsManifest from './tabs/block.json' with { type: 'json' }
import teamManifest from './team/block.json' with { type: 'json' }
import testimonialManifest from './testimonial/block.json' with { type: 'json' }
import textManifest from './text/block.json' with { type: 'json' }
import timelineManifest from './timeline/block.json' with { type: 'json' }
import topBarManifest from './top-bar/block.json' with { type: 'json' }
import twoFactorManifest from './two-factor/block.json' with { type: 'json' }
import videoManifest from './video/block.json' with { type: 'json' }
import withdrawalManifest from './withdrawal/block.json' with { type: 'json' }
import { needs as twoFactorNeeds } from './two-factor/data.ts'
import { migrations as twoFactorMigrations } from './two-factor/migrations.ts'
import { needs as topBarNeeds } from './top-bar/data.ts'
import { needs as withdrawalNeeds } from './withdrawal/data.ts'

/** Every block type: what the server loads, without a view. `npm run new-block` adds its line. */
export const catalogue: readonly BlockDefinition[] = [
  defineBlock({ manifest: accessibilityStateManifest, validate: propsValidators['accessibility-state'] }),
  defineBlock({ manifest: accountDeletionManifest, validate: propsValidators['account-deletion'], needs: accountDeletionNeeds }),
  defineBlock({ manifest: accountMenuManifest, validate: propsValidators['account-menu'], needs: accountMenuNeeds }),
  defineBlock({ manifest: albumManifest, validate: propsValidators.album, needs: albumNeeds }),
  defineBlock({ manifest: albumListManifest, validate: propsValidators['album-list'], needs: albumListNeeds }),
  defineBlock({ manifest: appBarManifest, validate: propsValidators['app-bar'] }),
  defineBlock({ manifest: authManifest, validate: propsValidators.auth }),
  defineBlock({ manifest: blogArticleManifest, validate: propsValidators['blog-article'], needs: blogArticleNeeds }),
  defineBlock({ manifest: blogListManifest, validate: propsValidators['blog-list'], migrations: blogListMigrations, needs: blogListNeeds }),
  defineBlock({ manifest: bottomBarManifest, validate: propsValidators['bottom-bar'] }),
  defineBlock({ manifest: breadcrumbsManifest, validate: propsValidators.breadcrumbs, needs: breadcrumbsNeeds }),
  defineBlock({ manifest: buttonManifest, validate: propsValidators.button }),
  defineBlock({ manifest: callToActionManifest, validate: propsValidators['call-to-action'] }),
  defineBlock({ manifest: carouselManifest, validate: propsValidators.carousel }),
  defineBlock({ manifest: cartManifest, validate: propsValidators.cart }),
  defineBlock({ manifest: cartLinkManifest, validate: propsValidators['cart-link'] }),
  defineBlock({ manifest: checkoutManifest, validate: propsValidators.checkout, needs: checkoutNeeds }),
  defineBlock({ manifest: columnsManifest, validate: propsValidators.columns }),
  defineBlock({ manifest: companyAddressesManifest, validate: propsValidators['company-addresses'], needs: companyAddressesNeeds }),
  defineBlock({ manifest: contactDetailsManifest, validate: propsValidators['contact-details'] }),
  defineBlock({ manifest: contactFormManifest, validate: propsValidators['contact-form'] }),
  defineBlock({ manifest: dataExportManifest, validate: propsValidators['data-export'], needs: dataExportNeeds }),
  defineBlock({ manifest: downloadManifest, validate: propsValidators.download }),
  defineBlock({ manifest: emailConfirmationManifest, validate: propsValidators['email-confirmation'] }),
  defineBlock({ manifest: eventManifest, validate: propsValidators.event, needs: eventNeeds }),
  defineBlock({ manifest: eventCalendarManifest, validate: propsValidators['event-calendar'], needs: eventCalendarNeeds }),
  defineBlock({
    manifest: eventCancellationManifest,
    validate: propsValidators['event-cancellation'],
    needs: eventCancellationNeeds,
  }),
  defineBlock({ manifest: eventListManifest, validate: propsValidators['event-list'], needs: eventListNeeds }),
  defineBlock({ manifest: eventMapManifest, validate: propsValidators['event-map'], needs: eventMapNeeds }),
  defineBlock({ manifest: embedManifest, validate: propsValidators.embed }),
  defineBlock({ manifest: faqManifest, validate: propsValidators.faq }),
  defineBlock({ manifest: featuresManifest, validate: propsValidators.features }),
  defineBlock({ manifest: footerManifest, validate: propsValidators.footer, needs: footerNeeds }),
  defineBlock({ manifest: formManifest, validate: propsValidators.form, needs: formNeeds }),
  defineBlock({ manifest: galleryManifest, validate: propsValidators.gallery }),
  defineBlock({ manifest: headingManifest, validate: propsValidators.heading }),
  defineBlock({ manifest: heroManifest, validate: propsValidators.hero, migrations: heroMigrations }),
  defineBlock({ manifest: iconListManifest, validate: propsValidators['icon-list'] }),
  defineBlock({ manifest: imageManifest, validate: propsValidators.image }),
  defineBlock({ manifest: languageSwitchManifest, validate: propsValidators['language-switch'] }),
  defineBlock({ manifest: legalHtmlManifest, validate: propsValidators['legal-html'], needs: legalHtmlNeeds }),
  defineBlock({ manifest: logoWallManifest, validate: propsValidators['logo-wall'] }),
  defineBlock({ manifest: mapManifest, validate: propsValidators.map, needs: mapNeeds }),
  defineBlock({ manifest: menuManifest, validate: propsValidators.menu }),
  defineBlock({ manifest: mobileAppBarManifest, validate: propsValidators['mobile-app-bar'] }),
  defineBlock({ manifest: newsArticleManifest, validate: propsValidators['news-article'], needs: newsArticleNeeds }),
  defineBlock({ manifest: newsListManifest, validate: propsValidators['news-list'], needs: newsListNeeds }),
  defineBlock({ manifest: newsletterConfirmationManifest, validate: propsValidators['newsletter-confirmation'] }),
  defineBlock({ manifest: newsletterFormManifest, validate: propsValidators['newsletter-form'], needs: newsletterFormNeeds }),
  defineBlock({
    manifest: newsletterSubscriptionManifest,
    validate: propsValidators['newsletter-subscription'],
    needs: newsletterSubscriptionNeeds,
  }),
  defineBlock({ manifest: newsletterUnsubscriptionManifest, validate: propsValidators['newsletter-unsubscription'] }),
  defineBlock({ manifest: noticeManifest, validate: propsValidators.notice }),
  defineBlock({ manifest: openingHoursManifest, validate: propsValidators['opening-hours'], needs: openingHoursNeeds }),
  defineBlock({ manifest: orderListManifest, validate: propsValidators['order-list'], needs: orderListNeeds }),
  defineBlock({ manifest: orderTrackingManifest, validate: propsValidators['order-tracking'], needs: orderTrackingNeeds }),
  defineBlock({ manifest: passwordChangeManifest, validate: propsValidators['password-change'], needs: passwordChangeNeeds }),
  defineBlock({ manifest: passwordResetManifest, validate: propsValidators['password-reset'] }),
  defineBlock({ manifest: passwordResetAskManifest, validate: propsValidators['password-reset-ask'] }),
  defineBlock({ manifest: pricingManifest, validate: propsValidators.pricing }),
  defineBlock({ manifest: privacyRequestManifest, validate: propsValidators['privacy-request'], needs: privacyRequestNeeds }),
  defineBlock({ manifest: productManifest, validate: propsValidators.product, needs: productNeeds }),
  defineBlock({ manifest: productListManifest, validate: propsValidators['product-list'], needs: productListNeeds }),
  defineBlock({ manifest: productRecommendedManifest, validate: propsValidators['product-recommended'], needs: productRecommendedNeeds }),
  defineBlock({ manifest: profileManifest, validate: propsValidators.profile, needs: profileNeeds }),
  defineBlock({ manifest: promotedNewsManifest, validate: propsValidators['promoted-news'], needs: promotedNewsNeeds }),
  defineBlock({ manifest: quoteManifest, validate: propsValidators.quote }),
  defineBlock({ manifest: registrationConfirmationManifest, validate: propsValidators['registration-confirmation'] }),
  defineBlock({ manifest: relatedPostsManifest, validate: propsValidators['related-posts'], needs: relatedPostsNeeds }),
  defineBlock({ manifest: reviewsManifest, validate: propsValidators.reviews, needs: reviewsNeeds }),
  defineBlock({ manifest: searchManifest, validate: propsValidators.search, migrations: searchMigrations, needs: searchNeeds }),
  defineBlock({ manifest: sectionManifest, validate: propsValidators.section }),
  defineBlock({ manifest: serviceManifest, validate: propsValidators.service, needs: serviceNeeds }),
  defineBlock({ manifest: serviceListManifest, validate: propsValidators['service-list'], needs: serviceListNeeds }),
  defineBlock({ manifest: sessionListManifest, validate: propsValidators['session-list'], needs: sessionListNeeds }),
  defineBlock({ manifest: shareManifest, validate: propsValidators.share }),
  defineBlock({ manifest: sharedSectionManifest, validate: propsValidators['shared-section'] }),
  defineBlock({ manifest: socialLinksManifest, validate: propsValidators['social-links'] }),
  defineBlock({ manifest: siteMapManifest, validate: propsValidators['site-map'], needs: siteMapNeeds }),
  defineBlock({ manifest: spacerManifest, validate: propsValidators.spacer }),
  defineBlock({ manifest: statisticsManifest, validate: propsValidators.statistics }),
  defineBlock({ manifest: stepsManifest, validate: propsValidators.steps }),
  defineBlock({ manifest: tableManifest, validate: propsValidators.table }),
  defineBlock({ manifest: tableOfContentsManifest, validate: propsValidators['table-of-contents'] }),
  defineBlock({ manifest: tabsManifest, validate: propsValidators.tabs }),
  defineBlock({ manifest: teamManifest, validate: propsValidators.team }),
  defineBlock({ manifest: testimonialManifest, validate: propsValidators.testimonial }),
  defineBlock({ manifest: textManifest, validate: propsValidators.text }),
  defineBlock({ manifest: timelineManifest, validate: propsValidators.timeline }),
  defineBlock({ manifest: topBarManifest, validate: propsValidators['top-bar'], needs: topBarNeeds }),
  defineBlock({
    manifest: twoFactorManifest,
    validate: propsValidators['two-factor'],
    migrations: twoFactorMigrations,
    needs: twoFactorNeeds,
  }),
  defineBlock({ manifest: videoManifest, validate: propsValidators.video }),
  defineBlock({ manifest: withdrawalManifest, validate: propsValidators.withdrawal, needs: withdrawalNeeds }),
]
