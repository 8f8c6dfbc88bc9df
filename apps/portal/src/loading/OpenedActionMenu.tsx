import { IconButton, Menu, type IconButtonProps, type MenuAction, type MenuItem } from '@vehicle-partner/ui'
import {
  Bus,
  Download,
  EllipsisVertical,
  Eye,
  FileDown,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Send,
  Trash2,
  Unlink,
  UserMinus,
  UserPlus,
} from 'lucide-react'

/** Here and not in the items: they are part of their page, the menu loads when it is about to open. */
const icons = {
  assignDriver: <UserPlus />,
  assignVehicle: <Bus />,
  download: <Download />,
  edit: <Pencil />,
  pack: <FileDown />,
  pause: <Pause />,
  remove: <Trash2 />,
  restore: <RotateCcw />,
  resume: <Play />,
  submit: <Send />,
  unassignDriver: <UserMinus />,
  unassignVehicle: <Unlink />,
  view: <Eye />,
} as const

export interface ActionMenuItem extends Pick<MenuAction, 'label' | 'href' | 'onSelect' | 'disabled'> {
  /** What it does: chooses its icon. What removes is marked as destructive, below a separator. */
  action: keyof typeof icons
}

export interface OpenedActionMenuProps extends Pick<IconButtonProps, 'label' | 'size' | 'variant'> {
  items: readonly ActionMenuItem[]
}

const toMenuItems = ({ action, ...item }: ActionMenuItem): MenuItem[] =>
  action === 'remove' ? [{ kind: 'separator' }, { ...item, icon: icons[action], danger: true }] : [{ ...item, icon: icons[action] }]

/** A menu of actions, open. */
export const OpenedActionMenu = ({ items, ...look }: OpenedActionMenuProps) => (
  <Menu defaultOpen align="end" items={items.flatMap(toMenuItems)} trigger={<IconButton {...look} icon={<EllipsisVertical />} />} />
)
