// The icons of the components, for what an application places beside them. Each is in the text color; `width` and `height` set another size than 24.
export { ArrowDown, ArrowLeft, ArrowUp, ArrowUpRight, ChevronsUpDown, Minus, Plus } from './private/icons/arrowIcons.ts'
export { Lock, RefreshCw, Search, WifiOff } from './private/icons/errorIcons.ts'
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
} from './private/icons/frameIcons.ts'
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
  TriangleAlert,
  X,
} from './private/icons/messageIcons.ts'
export { Pause, Play } from './private/icons/playIcons.ts'
export { ChartColumn, ChartLine, Columns3, Copy, Download, LayoutGrid, Table2 } from './private/icons/toolIcons.ts'
export { drawIcon, type IconComponent } from './private/drawIcon.ts'
