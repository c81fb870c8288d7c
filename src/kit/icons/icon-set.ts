import AlertIcon from 'lucide-react/icons/circle-alert'
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import SortIcon from 'lucide-react/icons/arrow-down-up'
import BoldIcon from 'lucide-react/icons/bold'
import BookmarkIcon from 'lucide-react/icons/bookmark'
import CalendarIcon from 'lucide-react/icons/calendar'
import CameraIcon from 'lucide-react/icons/camera'
import CheckIcon from 'lucide-react/icons/check'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ChevronUpIcon from 'lucide-react/icons/chevron-up'
import ChevronsDownUpIcon from 'lucide-react/icons/chevrons-down-up'
import ChevronsUpDownIcon from 'lucide-react/icons/chevrons-up-down'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import ClipboardIcon from 'lucide-react/icons/clipboard'
import ClockIcon from 'lucide-react/icons/clock'
import CodeIcon from 'lucide-react/icons/code'
import ColumnsIcon from 'lucide-react/icons/columns-2'
import CopyIcon from 'lucide-react/icons/copy'
import EllipsisIcon from 'lucide-react/icons/ellipsis'
import ExpandIcon from 'lucide-react/icons/expand'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import FileIcon from 'lucide-react/icons/file'
import FileTextIcon from 'lucide-react/icons/file-text'
import FilesIcon from 'lucide-react/icons/files'
import FolderIcon from 'lucide-react/icons/folder'
import FunnelIcon from 'lucide-react/icons/funnel'
import GlobeIcon from 'lucide-react/icons/globe'
import GridIcon from 'lucide-react/icons/grid-2x2'
import GripIcon from 'lucide-react/icons/grip-vertical'
import HeadingIcon from 'lucide-react/icons/heading-2'
import HistoryIcon from 'lucide-react/icons/history'
import HouseIcon from 'lucide-react/icons/house'
import InboxIcon from 'lucide-react/icons/inbox'
import PaperclipIcon from 'lucide-react/icons/paperclip'
import PrinterIcon from 'lucide-react/icons/printer'
import ArchiveIcon from 'lucide-react/icons/archive'
import DownloadIcon from 'lucide-react/icons/download'
import CropIcon from 'lucide-react/icons/crop'
import IdCardIcon from 'lucide-react/icons/id-card'
import ImageIcon from 'lucide-react/icons/image'
import ImagePlusIcon from 'lucide-react/icons/image-plus'
import InfoIcon from 'lucide-react/icons/info'
import ItalicIcon from 'lucide-react/icons/italic'
import KeyboardIcon from 'lucide-react/icons/keyboard'
import LanguagesIcon from 'lucide-react/icons/languages'
import LayersIcon from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import ListOrderedIcon from 'lucide-react/icons/list-ordered'
import LoaderIcon from 'lucide-react/icons/loader-circle'
import LockIcon from 'lucide-react/icons/lock'
import LogOutIcon from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import MessageIcon from 'lucide-react/icons/message-square'
import MonitorIcon from 'lucide-react/icons/monitor'
import MoonIcon from 'lucide-react/icons/moon'
import MoveIcon from 'lucide-react/icons/move'
import NewspaperIcon from 'lucide-react/icons/newspaper'
import PaletteIcon from 'lucide-react/icons/palette'
import PanelLeftIcon from 'lucide-react/icons/panel-left'
import PanelRightIcon from 'lucide-react/icons/panel-right'
import PackageIcon from 'lucide-react/icons/package'
import PencilIcon from 'lucide-react/icons/pencil'
import PlusIcon from 'lucide-react/icons/plus'
import QuoteIcon from 'lucide-react/icons/quote'
import RedoIcon from 'lucide-react/icons/redo-2'
import RefreshIcon from 'lucide-react/icons/refresh-cw'
import RemoveFormattingIcon from 'lucide-react/icons/remove-formatting'
import ReplaceIcon from 'lucide-react/icons/replace'
import RotateIcon from 'lucide-react/icons/rotate-ccw'
import ScissorsIcon from 'lucide-react/icons/scissors'
import SearchIcon from 'lucide-react/icons/search'
import SendIcon from 'lucide-react/icons/send'
import SettingsIcon from 'lucide-react/icons/settings-2'
import SmartphoneIcon from 'lucide-react/icons/smartphone'
import SquareIcon from 'lucide-react/icons/square'
import StarIcon from 'lucide-react/icons/star'
import StrikethroughIcon from 'lucide-react/icons/strikethrough'
import SubscriptIcon from 'lucide-react/icons/subscript'
import SunIcon from 'lucide-react/icons/sun'
import SunMoonIcon from 'lucide-react/icons/sun-moon'
import SuperscriptIcon from 'lucide-react/icons/superscript'
import TableIcon from 'lucide-react/icons/table'
import TabletIcon from 'lucide-react/icons/tablet'
import TagIcon from 'lucide-react/icons/tag'
import TrashIcon from 'lucide-react/icons/trash-2'
import TypeIcon from 'lucide-react/icons/type'
import UnderlineIcon from 'lucide-react/icons/underline'
import UndoIcon from 'lucide-react/icons/undo-2'
import UnlinkIcon from 'lucide-react/icons/unlink'
import UploadIcon from 'lucide-react/icons/upload'
import UserIcon from 'lucide-react/icons/user'
import UserCheckIcon from 'lucide-react/icons/user-check'
import UsersIcon from 'lucide-react/icons/users'
import WarningIcon from 'lucide-react/icons/triangle-alert'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import XIcon from 'lucide-react/icons/x'
import PercentIcon from 'lucide-react/icons/percent'
import StoreIcon from 'lucide-react/icons/store'
import ScaleIcon from 'lucide-react/icons/scale'
import PhoneIcon from 'lucide-react/icons/phone'
import TruckIcon from 'lucide-react/icons/truck'
import WrenchIcon from 'lucide-react/icons/wrench'
import ReceiptIcon from 'lucide-react/icons/receipt'

/** The icons of the panel, each taken by itself from the package. A new one is a line above and a line here. */
export const icons = {
  archive: ArchiveIcon,
  inbox: InboxIcon,
  paperclip: PaperclipIcon,
  printer: PrinterIcon,
  alert: AlertIcon,
  'arrow-down': ArrowDownIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up': ArrowUpIcon,
  sort: SortIcon,
  bold: BoldIcon,
  check: CheckIcon,
  calendar: CalendarIcon,
  camera: CameraIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-up': ChevronUpIcon,
  'chevrons-down-up': ChevronsDownUpIcon,
  'chevrons-up-down': ChevronsUpDownIcon,
  'circle-check': CircleCheckIcon,
  clipboard: ClipboardIcon,
  clock: ClockIcon,
  code: CodeIcon,
  bookmark: BookmarkIcon,
  columns: ColumnsIcon,
  copy: CopyIcon,
  ellipsis: EllipsisIcon,
  expand: ExpandIcon,
  'external-link': ExternalLinkIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  file: FileIcon,
  'file-text': FileTextIcon,
  files: FilesIcon,
  folder: FolderIcon,
  funnel: FunnelIcon,
  globe: GlobeIcon,
  grid: GridIcon,
  grip: GripIcon,
  heading: HeadingIcon,
  history: HistoryIcon,
  house: HouseIcon,
  download: DownloadIcon,
  crop: CropIcon,
  'id-card': IdCardIcon,
  image: ImageIcon,
  'image-plus': ImagePlusIcon,
  info: InfoIcon,
  italic: ItalicIcon,
  keyboard: KeyboardIcon,
  languages: LanguagesIcon,
  layers: LayersIcon,
  link: LinkIcon,
  list: ListIcon,
  'list-ordered': ListOrderedIcon,
  loader: LoaderIcon,
  lock: LockIcon,
  'log-out': LogOutIcon,
  menu: MenuIcon,
  message: MessageIcon,
  monitor: MonitorIcon,
  moon: MoonIcon,
  move: MoveIcon,
  newspaper: NewspaperIcon,
  palette: PaletteIcon,
  'panel-left': PanelLeftIcon,
  'panel-right': PanelRightIcon,
  package: PackageIcon,
  pencil: PencilIcon,
  plus: PlusIcon,
  quote: QuoteIcon,
  redo: RedoIcon,
  refresh: RefreshIcon,
  'remove-formatting': RemoveFormattingIcon,
  replace: ReplaceIcon,
  rotate: RotateIcon,
  scissors: ScissorsIcon,
  search: SearchIcon,
  send: SendIcon,
  settings: SettingsIcon,
  smartphone: SmartphoneIcon,
  square: SquareIcon,
  star: StarIcon,
  strikethrough: StrikethroughIcon,
  subscript: SubscriptIcon,
  sun: SunIcon,
  'sun-moon': SunMoonIcon,
  superscript: SuperscriptIcon,
  table: TableIcon,
  tablet: TabletIcon,
  tag: TagIcon,
  trash: TrashIcon,
  type: TypeIcon,
  underline: UnderlineIcon,
  undo: UndoIcon,
  unlink: UnlinkIcon,
  upload: UploadIcon,
  user: UserIcon,
  'user-check': UserCheckIcon,
  users: UsersIcon,
  warning: WarningIcon,
  'wifi-off': WifiOffIcon,
  x: XIcon,
  percent: PercentIcon,
  store: StoreIcon,
  scale: ScaleIcon,
  phone: PhoneIcon,
  truck: TruckIcon,
  wrench: WrenchIcon,
  receipt: ReceiptIcon,
} as const

/** The name of an icon of the panel. */
export type IconName = keyof typeof icons
