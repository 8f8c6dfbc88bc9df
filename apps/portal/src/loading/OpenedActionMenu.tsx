import { IconButton, Menu, type IconButtonProps, type MenuProps } from '@vehicle-partner/ui'
import { EllipsisVertical } from 'lucide-react'

export interface OpenedActionMenuProps extends Pick<IconButtonProps, 'label' | 'size' | 'variant'>, Pick<MenuProps, 'items'> {}

/** A menu of actions, open. */
export const OpenedActionMenu = ({ items, ...look }: OpenedActionMenuProps) => (
  <Menu defaultOpen align="end" items={items} trigger={<IconButton {...look} icon={<EllipsisVertical />} />} />
)
