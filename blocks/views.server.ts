// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { BlockView } from '#renderer/view.ts'
import type { BlockType } from '#schemas/generated/block-types.ts'
import { View as AccessibilityStateView } from './accessibility-state/View.tsx'
import { View as AccountDeletionView } from './account-deletion/View.tsx'
import { View as AccountMenuView } from './account-menu/View.tsx'
import { View as AlbumView } from './album/View.tsx'
import { View as AlbumListView } from './album-list/View.tsx'
import { View as AppBarView } from './app-bar/View.tsx'
import { View as AuthView } from './auth/View.tsx'
import { View as BlogArticleView } from './blog-article/View.tsx'
import { View as BlogListView } from './blog-list/View.tsx'
import { View as BottomBarView } from './bottom-bar/View.tsx'
import { View as BreadcrumbsView } from './breadcrumbs/View.tsx'
import { View as ButtonView } from './button/View.tsx'
import { View as CallToActionView } from './call-to-action/View.tsx'
import { View as CarouselView } from './carousel/View.tsx'
import { View as CartView } from './cart/View.tsx'
import { View as CartLinkView } from './cart-link/View.tsx'
import { View as CheckoutView } from './checkout/View.tsx'
import { View as ColumnsView } from './columns/View.tsx'
import { View as CompanyAddressesView } from './company-addresses/View.tsx'
import { View as ContactDetailsView } from './contact-details/View.tsx'
import { View as ContactFormView } from './contact-form/View.tsx'
import { View as DataExportView } from './data-export/View.tsx'
import { View as DownloadView } from './download/View.tsx'
import { View as EmailConfirmationView } from './email-confirmation/View.tsx'
import { View as EmbedView } from './embed/View.tsx'
import { View as EventView } from './event/View.tsx'
import { View as EventCalendarView } from './event-calendar/View.tsx'
import { View as EventCancellationView } from './event-cancellation/View.tsx'
import { View as EventListView } from './event-list/View.tsx'
import { View as EventMapView } from './event-map/View.tsx'
import { View as FaqView } from './faq/View.tsx'
import { View as FeaturesView } from './features/View.tsx'
import { View as FooterView } from './footer/View.tsx'
import { View as FormView } from './form/View.tsx'
import { View as GalleryView } from './gallery/View.tsx'
import { View as HeadingView } from './heading/View.tsx'
import { View as HeroView } from './hero/View.tsx'
import { View as IconListView } from './icon-list/View.tsx'
import { View as ImageView } from './image/View.tsx'
import { View as LanguageSwitchView } from './language-switch/View.tsx'
import { View as LegalHtmlView } from './legal-html/View.tsx'
import { View as LogoWallView } from './logo-wall/View.tsx'
import { View as MapView } from './map/View.tsx'
import { View as MenuView } from './menu/View.tsx'
import { View as MobileAppBarView } from './mobile-app-bar/View.tsx'
import { View as NewsArticleView } from './news-article/View.tsx'
import { View as NewsListView } from './news-list/View.tsx'
import { View as NewsletterConfirmationView } from './newsletter-confirmation/View.tsx'
import { View as NewsletterFormView } from './newsletter-form/View.tsx'
import { View as NewsletterSubscriptionView } from './newsletter-subscription/View.tsx'
import { View as NewsletterUnsubscriptionView } from './newsletter-unsubscription/View.tsx'
import { View as NoticeView } from './notice/View.tsx'
import { View as OpeningHoursView } from './opening-hours/View.tsx'
import { View as OrderListView } from './order-list/View.tsx'
import { View as OrderTrackingView } from './order-tracking/View.tsx'
import { View as PasswordChangeView } from './password-change/View.tsx'
import { View as PasswordResetView } from './password-reset/View.tsx'
import { View as PasswordResetAskView } from './password-reset-ask/View.tsx'
import { View as PricingView } from './pricing/View.tsx'
import { View as PrivacyRequestView } from './privacy-request/View.tsx'
import { View as ProductView } from './product/View.tsx'
import { View as ProductListView } from './product-list/View.tsx'
import { View as ProductRecommendedView } from './product-recommended/View.tsx'
import { View as ProfileView } from './profile/View.tsx'
import { View as PromotedNewsView } from './promoted-news/View.tsx'
import { View as QuoteView } from './quote/View.tsx'
import { View as RegistrationConfirmationView } from './registration-confirmation/View.tsx'
import { View as RelatedPostsView } from './related-posts/View.tsx'
import { View as ReviewsView } from './reviews/View.tsx'
import { View as SearchView } from './search/View.tsx'
import { View as SectionView } from './section/View.tsx'
import { View as ServiceView } from './service/View.tsx'
import { View as ServiceListView } from './service-list/View.tsx'
import { View as SessionListView } from './session-list/View.tsx'
import { View as ShareView } from './share/View.tsx'
import { View as SharedSectionView } from './shared-section/View.tsx'
import { View as SiteMapView } from './site-map/View.tsx'
import { View as SocialLinksView } from './social-links/View.tsx'
import { View as SpacerView } from './spacer/View.tsx'
import { View as StatisticsView } from './statistics/View.tsx'
import { View as StepsView } from './steps/View.tsx'
import { View as TableView } from './table/View.tsx'
import { View as TableOfContentsView } from './table-of-contents/View.tsx'
import { View as TabsView } from './tabs/View.tsx'
import { View as TeamView } from './team/View.tsx'
import { View as TestimonialView } from './testimonial/View.tsx'
import { View as TextView } from './text/View.tsx'
import { View as TimelineView } from './timeline/View.tsx'
import { View as TopBarView } from './top-bar/View.tsx'
import { View as TwoFactorView } from './two-factor/View.tsx'
import { View as VideoView } from './video/View.tsx'
import { View as WithdrawalView } from './withdrawal/View.tsx'

/** The views of all block types, loaded at once: what the server renders with. */
export const serverViews = {
  'accessibility-state': AccessibilityStateView,
  'account-deletion': AccountDeletionView,
  'account-menu': AccountMenuView,
  album: AlbumView,
  'album-list': AlbumListView,
  'app-bar': AppBarView,
  auth: AuthView,
  'blog-article': BlogArticleView,
  'blog-list': BlogListView,
  'bottom-bar': BottomBarView,
  breadcrumbs: BreadcrumbsView,
  button: ButtonView,
  'call-to-action': CallToActionView,
  carousel: CarouselView,
  cart: CartView,
  'cart-link': CartLinkView,
  checkout: CheckoutView,
  columns: ColumnsView,
  'company-addresses': CompanyAddressesView,
  'contact-details': ContactDetailsView,
  'contact-form': ContactFormView,
  'data-export': DataExportView,
  download: DownloadView,
  'email-confirmation': EmailConfirmationView,
  embed: EmbedView,
  event: EventView,
  'event-calendar': EventCalendarView,
  'event-cancellation': EventCancellationView,
  'event-list': EventListView,
  'event-map': EventMapView,
  faq: FaqView,
  features: FeaturesView,
  footer: FooterView,
  form: FormView,
  gallery: GalleryView,
  heading: HeadingView,
  hero: HeroView,
  'icon-list': IconListView,
  image: ImageView,
  'language-switch': LanguageSwitchView,
  'legal-html': LegalHtmlView,
  'logo-wall': LogoWallView,
  map: MapView,
  menu: MenuView,
  'mobile-app-bar': MobileAppBarView,
  'news-article': NewsArticleView,
  'news-list': NewsListView,
  'newsletter-confirmation': NewsletterConfirmationView,
  'newsletter-form': NewsletterFormView,
  'newsletter-subscription': NewsletterSubscriptionView,
  'newsletter-unsubscription': NewsletterUnsubscriptionView,
  notice: NoticeView,
  'opening-hours': OpeningHoursView,
  'order-list': OrderListView,
  'order-tracking': OrderTrackingView,
  'password-change': PasswordChangeView,
  'password-reset': PasswordResetView,
  'password-reset-ask': PasswordResetAskView,
  pricing: PricingView,
  'privacy-request': PrivacyRequestView,
  product: ProductView,
  'product-list': ProductListView,
  'product-recommended': ProductRecommendedView,
  profile: ProfileView,
  'promoted-news': PromotedNewsView,
  quote: QuoteView,
  'registration-confirmation': RegistrationConfirmationView,
  'related-posts': RelatedPostsView,
  reviews: ReviewsView,
  search: SearchView,
  section: SectionView,
  service: ServiceView,
  'service-list': ServiceListView,
  'session-list': SessionListView,
  share: ShareView,
  'shared-section': SharedSectionView,
  'site-map': SiteMapView,
  'social-links': SocialLinksView,
  spacer: SpacerView,
  statistics: StatisticsView,
  steps: StepsView,
  table: TableView,
  'table-of-contents': TableOfContentsView,
  tabs: TabsView,
  team: TeamView,
  testimonial: TestimonialView,
  text: TextView,
  timeline: TimelineView,
  'top-bar': TopBarView,
  'two-factor': TwoFactorView,
  video: VideoView,
  withdrawal: WithdrawalView,
} satisfies Record<BlockType, BlockView>
