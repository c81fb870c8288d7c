// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import { validate as validateAccessibilityState } from './props/accessibility-state.js'
import { validate as validateAccountDeletion } from './props/account-deletion.js'
import { validate as validateAccountMenu } from './props/account-menu.js'
import { validate as validateAlbum } from './props/album.js'
import { validate as validateAlbumList } from './props/album-list.js'
import { validate as validateAppBar } from './props/app-bar.js'
import { validate as validateAuth } from './props/auth.js'
import { validate as validateBlogArticle } from './props/blog-article.js'
import { validate as validateBlogList } from './props/blog-list.js'
import { validate as validateBottomBar } from './props/bottom-bar.js'
import { validate as validateBreadcrumbs } from './props/breadcrumbs.js'
import { validate as validateButton } from './props/button.js'
import { validate as validateCallToAction } from './props/call-to-action.js'
import { validate as validateCarousel } from './props/carousel.js'
import { validate as validateCart } from './props/cart.js'
import { validate as validateCartLink } from './props/cart-link.js'
import { validate as validateCheckout } from './props/checkout.js'
import { validate as validateColumns } from './props/columns.js'
import { validate as validateCompanyAddresses } from './props/company-addresses.js'
import { validate as validateContactDetails } from './props/contact-details.js'
import { validate as validateContactForm } from './props/contact-form.js'
import { validate as validateDataExport } from './props/data-export.js'
import { validate as validateDownload } from './props/download.js'
import { validate as validateEmailConfirmation } from './props/email-confirmation.js'
import { validate as validateEmbed } from './props/embed.js'
import { validate as validateEvent } from './props/event.js'
import { validate as validateEventCalendar } from './props/event-calendar.js'
import { validate as validateEventCancellation } from './props/event-cancellation.js'
import { validate as validateEventList } from './props/event-list.js'
import { validate as validateEventMap } from './props/event-map.js'
import { validate as validateFaq } from './props/faq.js'
import { validate as validateFeatures } from './props/features.js'
import { validate as validateFooter } from './props/footer.js'
import { validate as validateForm } from './props/form.js'
import { validate as validateGallery } from './props/gallery.js'
import { validate as validateHeading } from './props/heading.js'
import { validate as validateHero } from './props/hero.js'
import { validate as validateIconList } from './props/icon-list.js'
import { validate as validateImage } from './props/image.js'
import { validate as validateLanguageSwitch } from './props/language-switch.js'
import { validate as validateLegalHtml } from './props/legal-html.js'
import { validate as validateLogoWall } from './props/logo-wall.js'
import { validate as validateMap } from './props/map.js'
import { validate as validateMenu } from './props/menu.js'
import { validate as validateMobileAppBar } from './props/mobile-app-bar.js'
import { validate as validateNewsArticle } from './props/news-article.js'
import { validate as validateNewsList } from './props/news-list.js'
import { validate as validateNewsletterConfirmation } from './props/newsletter-confirmation.js'
import { validate as validateNewsletterForm } from './props/newsletter-form.js'
import { validate as validateNewsletterSubscription } from './props/newsletter-subscription.js'
import { validate as validateNewsletterUnsubscription } from './props/newsletter-unsubscription.js'
import { validate as validateNotice } from './props/notice.js'
import { validate as validateOpeningHours } from './props/opening-hours.js'
import { validate as validateOrderList } from './props/order-list.js'
import { validate as validateOrderTracking } from './props/order-tracking.js'
import { validate as validatePasswordChange } from './props/password-change.js'
import { validate as validatePasswordReset } from './props/password-reset.js'
import { validate as validatePasswordResetAsk } from './props/password-reset-ask.js'
import { validate as validatePricing } from './props/pricing.js'
import { validate as validatePrivacyRequest } from './props/privacy-request.js'
import { validate as validateProduct } from './props/product.js'
import { validate as validateProductList } from './props/product-list.js'
import { validate as validateProductRecommended } from './props/product-recommended.js'
import { validate as validateProfile } from './props/profile.js'
import { validate as validatePromotedNews } from './props/promoted-news.js'
import { validate as validateQuote } from './props/quote.js'
import { validate as validateRegistrationConfirmation } from './props/registration-confirmation.js'
import { validate as validateRelatedPosts } from './props/related-posts.js'
import { validate as validateReviews } from './props/reviews.js'
import { validate as validateSearch } from './props/search.js'
import { validate as validateSection } from './props/section.js'
import { validate as validateService } from './props/service.js'
import { validate as validateServiceList } from './props/service-list.js'
import { validate as validateSessionList } from './props/session-list.js'
import { validate as validateShare } from './props/share.js'
import { validate as validateSharedSection } from './props/shared-section.js'
import { validate as validateSiteMap } from './props/site-map.js'
import { validate as validateSocialLinks } from './props/social-links.js'
import { validate as validateSpacer } from './props/spacer.js'
import { validate as validateStatistics } from './props/statistics.js'
import { validate as validateSteps } from './props/steps.js'
import { validate as validateTable } from './props/table.js'
import { validate as validateTableOfContents } from './props/table-of-contents.js'
import { validate as validateTabs } from './props/tabs.js'
import { validate as validateTeam } from './props/team.js'
import { validate as validateTestimonial } from './props/testimonial.js'
import { validate as validateText } from './props/text.js'
import { validate as validateTimeline } from './props/timeline.js'
import { validate as validateTopBar } from './props/top-bar.js'
import { validate as validateTwoFactor } from './props/two-factor.js'
import { validate as validateVideo } from './props/video.js'
import { validate as validateWithdrawal } from './props/withdrawal.js'

/** The props validators by block type. */
export const propsValidators = {
  'accessibility-state': validateAccessibilityState,
  'account-deletion': validateAccountDeletion,
  'account-menu': validateAccountMenu,
  'album': validateAlbum,
  'album-list': validateAlbumList,
  'app-bar': validateAppBar,
  'auth': validateAuth,
  'blog-article': validateBlogArticle,
  'blog-list': validateBlogList,
  'bottom-bar': validateBottomBar,
  'breadcrumbs': validateBreadcrumbs,
  'button': validateButton,
  'call-to-action': validateCallToAction,
  'carousel': validateCarousel,
  'cart': validateCart,
  'cart-link': validateCartLink,
  'checkout': validateCheckout,
  'columns': validateColumns,
  'company-addresses': validateCompanyAddresses,
  'contact-details': validateContactDetails,
  'contact-form': validateContactForm,
  'data-export': validateDataExport,
  'download': validateDownload,
  'email-confirmation': validateEmailConfirmation,
  'embed': validateEmbed,
  'event': validateEvent,
  'event-calendar': validateEventCalendar,
  'event-cancellation': validateEventCancellation,
  'event-list': validateEventList,
  'event-map': validateEventMap,
  'faq': validateFaq,
  'features': validateFeatures,
  'footer': validateFooter,
  'form': validateForm,
  'gallery': validateGallery,
  'heading': validateHeading,
  'hero': validateHero,
  'icon-list': validateIconList,
  'image': validateImage,
  'language-switch': validateLanguageSwitch,
  'legal-html': validateLegalHtml,
  'logo-wall': validateLogoWall,
  'map': validateMap,
  'menu': validateMenu,
  'mobile-app-bar': validateMobileAppBar,
  'news-article': validateNewsArticle,
  'news-list': validateNewsList,
  'newsletter-confirmation': validateNewsletterConfirmation,
  'newsletter-form': validateNewsletterForm,
  'newsletter-subscription': validateNewsletterSubscription,
  'newsletter-unsubscription': validateNewsletterUnsubscription,
  'notice': validateNotice,
  'opening-hours': validateOpeningHours,
  'order-list': validateOrderList,
  'order-tracking': validateOrderTracking,
  'password-change': validatePasswordChange,
  'password-reset': validatePasswordReset,
  'password-reset-ask': validatePasswordResetAsk,
  'pricing': validatePricing,
  'privacy-request': validatePrivacyRequest,
  'product': validateProduct,
  'product-list': validateProductList,
  'product-recommended': validateProductRecommended,
  'profile': validateProfile,
  'promoted-news': validatePromotedNews,
  'quote': validateQuote,
  'registration-confirmation': validateRegistrationConfirmation,
  'related-posts': validateRelatedPosts,
  'reviews': validateReviews,
  'search': validateSearch,
  'section': validateSection,
  'service': validateService,
  'service-list': validateServiceList,
  'session-list': validateSessionList,
  'share': validateShare,
  'shared-section': validateSharedSection,
  'site-map': validateSiteMap,
  'social-links': validateSocialLinks,
  'spacer': validateSpacer,
  'statistics': validateStatistics,
  'steps': validateSteps,
  'table': validateTable,
  'table-of-contents': validateTableOfContents,
  'tabs': validateTabs,
  'team': validateTeam,
  'testimonial': validateTestimonial,
  'text': validateText,
  'timeline': validateTimeline,
  'top-bar': validateTopBar,
  'two-factor': validateTwoFactor,
  'video': validateVideo,
  'withdrawal': validateWithdrawal,
};
