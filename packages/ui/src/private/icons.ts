// Icons from lucide's plain data: the runtime of lucide-react is larger than a Button.
import { createElement, type ReactElement, type SVGProps } from 'react'
import {
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  ArrowUpRight as arrowUpRight,
  Calendar as calendar,
  Camera as camera,
  ChartColumn as chartColumn,
  ChartLine as chartLine,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronsUpDown as chevronsUpDown,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  Clock as clock,
  Columns3 as columns3,
  Copy as copy,
  Download as download,
  ExternalLink as externalLink,
  FileCheck as fileCheck,
  FileText as fileText,
  FileX as fileX,
  Image as image,
  Info as info,
  Lock as lock,
  LogOut as logOut,
  Mail as mail,
  Menu as menu,
  Minus as minus,
  PanelLeftClose as panelLeftClose,
  PanelLeftOpen as panelLeftOpen,
  Pause as pause,
  Pencil as pencil,
  Play as play,
  Plus as plus,
  RefreshCw as refreshCw,
  Search as search,
  Table2 as table2,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Upload as upload,
  User as user,
  WifiOff as wifiOff,
  X as x,
} from 'lucide'

type Lines = typeof check

/** An icon in the current text color, in the size of its container. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactElement

const drawn =
  (lines: Lines): IconComponent =>
  (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
    )

export const ArrowDown = /*#__PURE__*/ drawn(arrowDown)
export const ArrowLeft = /*#__PURE__*/ drawn(arrowLeft)
export const ArrowRight = /*#__PURE__*/ drawn(arrowRight)
export const ArrowUp = /*#__PURE__*/ drawn(arrowUp)
export const ArrowUpRight = /*#__PURE__*/ drawn(arrowUpRight)
export const Calendar = /*#__PURE__*/ drawn(calendar)
export const Camera = /*#__PURE__*/ drawn(camera)
export const ChartColumn = /*#__PURE__*/ drawn(chartColumn)
export const ChartLine = /*#__PURE__*/ drawn(chartLine)
export const Check = /*#__PURE__*/ drawn(check)
export const ChevronDown = /*#__PURE__*/ drawn(chevronDown)
export const ChevronLeft = /*#__PURE__*/ drawn(chevronLeft)
export const ChevronRight = /*#__PURE__*/ drawn(chevronRight)
export const ChevronsUpDown = /*#__PURE__*/ drawn(chevronsUpDown)
export const CircleAlert = /*#__PURE__*/ drawn(circleAlert)
export const CircleCheck = /*#__PURE__*/ drawn(circleCheck)
export const Clock = /*#__PURE__*/ drawn(clock)
export const Columns3 = /*#__PURE__*/ drawn(columns3)
export const Copy = /*#__PURE__*/ drawn(copy)
export const Download = /*#__PURE__*/ drawn(download)
export const ExternalLink = /*#__PURE__*/ drawn(externalLink)
export const FileCheck = /*#__PURE__*/ drawn(fileCheck)
export const FileText = /*#__PURE__*/ drawn(fileText)
export const FileX = /*#__PURE__*/ drawn(fileX)
export const Image = /*#__PURE__*/ drawn(image)
export const Info = /*#__PURE__*/ drawn(info)
export const Lock = /*#__PURE__*/ drawn(lock)
export const LogOut = /*#__PURE__*/ drawn(logOut)
export const Mail = /*#__PURE__*/ drawn(mail)
export const Menu = /*#__PURE__*/ drawn(menu)
export const Minus = /*#__PURE__*/ drawn(minus)
export const PanelLeftClose = /*#__PURE__*/ drawn(panelLeftClose)
export const PanelLeftOpen = /*#__PURE__*/ drawn(panelLeftOpen)
export const Pause = /*#__PURE__*/ drawn(pause)
export const Pencil = /*#__PURE__*/ drawn(pencil)
export const Play = /*#__PURE__*/ drawn(play)
export const RefreshCw = /*#__PURE__*/ drawn(refreshCw)
export const Plus = /*#__PURE__*/ drawn(plus)
export const Search = /*#__PURE__*/ drawn(search)
export const Table2 = /*#__PURE__*/ drawn(table2)
export const Trash2 = /*#__PURE__*/ drawn(trash2)
export const TriangleAlert = /*#__PURE__*/ drawn(triangleAlert)
export const Upload = /*#__PURE__*/ drawn(upload)
export const User = /*#__PURE__*/ drawn(user)
export const WifiOff = /*#__PURE__*/ drawn(wifiOff)
export const X = /*#__PURE__*/ drawn(x)
