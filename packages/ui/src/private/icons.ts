// The icons of all components. A bundler puts a module into one file: those of buttons, links, fields and messages are apart from the rest.
import {
  ArrowRight as arrowRight,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  ExternalLink as externalLink,
  Info as info,
  Pause as pause,
  Play as play,
  TriangleAlert as triangleAlert,
  X as x,
} from 'lucide'
import { drawIcon } from './drawIcon.ts'

export type { IconComponent } from './drawIcon.ts'
export {
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  ArrowUpRight,
  Calendar,
  Camera,
  ChartColumn,
  ChartLine,
  ChevronsUpDown,
  Clock,
  Columns3,
  Copy,
  Download,
  FileCheck,
  FileText,
  FileX,
  Image,
  LayoutGrid,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  Table2,
  Trash2,
  Upload,
  User,
  WifiOff,
} from './moreIcons.ts'

export const ArrowRight = /*#__PURE__*/ drawIcon(arrowRight)
export const Check = /*#__PURE__*/ drawIcon(check)
export const ChevronDown = /*#__PURE__*/ drawIcon(chevronDown)
export const ChevronLeft = /*#__PURE__*/ drawIcon(chevronLeft)
export const ChevronRight = /*#__PURE__*/ drawIcon(chevronRight)
export const CircleAlert = /*#__PURE__*/ drawIcon(circleAlert)
export const CircleCheck = /*#__PURE__*/ drawIcon(circleCheck)
export const ExternalLink = /*#__PURE__*/ drawIcon(externalLink)
export const Info = /*#__PURE__*/ drawIcon(info)
export const Pause = /*#__PURE__*/ drawIcon(pause)
export const Play = /*#__PURE__*/ drawIcon(play)
export const TriangleAlert = /*#__PURE__*/ drawIcon(triangleAlert)
export const X = /*#__PURE__*/ drawIcon(x)
