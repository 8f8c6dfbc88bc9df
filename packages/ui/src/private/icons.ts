// The icons of all components, shapes of Lucide (lucide-LICENSE.txt). A bundler puts a module into one file: icons that are shown together are one
// module, so that the icons of a part that loads later are in the file of that part.
export type { IconComponent } from './drawIcon.ts'
export { ArrowDown, ArrowLeft, ArrowUp, ArrowUpRight, ChevronsUpDown, Minus, Plus } from './icons/arrowIcons.ts'
export { Lock, RefreshCw, Search, WifiOff } from './icons/errorIcons.ts'
export {
  Calendar,
  Camera,
  Clock,
  FileCheck,
  FileText,
  FileX,
  Image,
  LogOut,
  Mail,
  MapPin,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  ShieldCheck,
  Trash2,
  Upload,
  User,
} from './icons/frameIcons.ts'
export {
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Info,
  Pause,
  Play,
  TriangleAlert,
  X,
} from './icons/messageIcons.ts'
export { ChartColumn, ChartLine, Columns3, Copy, Download, LayoutGrid, Table2 } from './icons/toolIcons.ts'
