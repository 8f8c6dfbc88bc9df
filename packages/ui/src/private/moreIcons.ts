// Icons of parts that an application loads after its first page: what many pages share is in icons.ts.
import {
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  ArrowUp as arrowUp,
  ArrowUpRight as arrowUpRight,
  Calendar as calendar,
  Camera as camera,
  ChartColumn as chartColumn,
  ChartLine as chartLine,
  ChevronsUpDown as chevronsUpDown,
  Clock as clock,
  Columns3 as columns3,
  Copy as copy,
  Download as download,
  FileCheck as fileCheck,
  FileText as fileText,
  FileX as fileX,
  Image as image,
  LayoutGrid as layoutGrid,
  Lock as lock,
  LogOut as logOut,
  Mail as mail,
  Menu as menu,
  Minus as minus,
  PanelLeftClose as panelLeftClose,
  PanelLeftOpen as panelLeftOpen,
  Pencil as pencil,
  Plus as plus,
  RefreshCw as refreshCw,
  Search as search,
  Table2 as table2,
  Trash2 as trash2,
  Upload as upload,
  User as user,
  WifiOff as wifiOff,
} from 'lucide'
import { drawIcon } from './drawIcon.ts'

export const ArrowDown = /*#__PURE__*/ drawIcon(arrowDown)
export const ArrowLeft = /*#__PURE__*/ drawIcon(arrowLeft)
export const ArrowUp = /*#__PURE__*/ drawIcon(arrowUp)
export const ArrowUpRight = /*#__PURE__*/ drawIcon(arrowUpRight)
export const Calendar = /*#__PURE__*/ drawIcon(calendar)
export const Camera = /*#__PURE__*/ drawIcon(camera)
export const ChartColumn = /*#__PURE__*/ drawIcon(chartColumn)
export const ChartLine = /*#__PURE__*/ drawIcon(chartLine)
export const ChevronsUpDown = /*#__PURE__*/ drawIcon(chevronsUpDown)
export const Clock = /*#__PURE__*/ drawIcon(clock)
export const Columns3 = /*#__PURE__*/ drawIcon(columns3)
export const Copy = /*#__PURE__*/ drawIcon(copy)
export const Download = /*#__PURE__*/ drawIcon(download)
export const FileCheck = /*#__PURE__*/ drawIcon(fileCheck)
export const FileText = /*#__PURE__*/ drawIcon(fileText)
export const FileX = /*#__PURE__*/ drawIcon(fileX)
export const Image = /*#__PURE__*/ drawIcon(image)
export const LayoutGrid = /*#__PURE__*/ drawIcon(layoutGrid)
export const Lock = /*#__PURE__*/ drawIcon(lock)
export const LogOut = /*#__PURE__*/ drawIcon(logOut)
export const Mail = /*#__PURE__*/ drawIcon(mail)
export const Menu = /*#__PURE__*/ drawIcon(menu)
export const Minus = /*#__PURE__*/ drawIcon(minus)
export const PanelLeftClose = /*#__PURE__*/ drawIcon(panelLeftClose)
export const PanelLeftOpen = /*#__PURE__*/ drawIcon(panelLeftOpen)
export const Pencil = /*#__PURE__*/ drawIcon(pencil)
export const RefreshCw = /*#__PURE__*/ drawIcon(refreshCw)
export const Plus = /*#__PURE__*/ drawIcon(plus)
export const Search = /*#__PURE__*/ drawIcon(search)
export const Table2 = /*#__PURE__*/ drawIcon(table2)
export const Trash2 = /*#__PURE__*/ drawIcon(trash2)
export const Upload = /*#__PURE__*/ drawIcon(upload)
export const User = /*#__PURE__*/ drawIcon(user)
export const WifiOff = /*#__PURE__*/ drawIcon(wifiOff)
