import { paths } from '@vehicle-partner/domain'
import { cloneElement, useState, type ComponentType } from 'react'
import { withTimeout } from '../loading/withTimeout.ts'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from '../session/PortalContext.ts'
import { isItemPage } from './organizationPages.ts'
import type { OrganizationPopoverProps } from './OrganizationPopover.tsx'

/** The organisation's name in the header as the button that opens the user's other organisations; they are loaded at the first press. */
export function OrganizationSwitch({ button }: OrganizationPopoverProps) {
  const { navigate, currentLocation } = usePortal()
  const { row } = useRouteData()
  const [Popover, setPopover] = useState<ComponentType<OrganizationPopoverProps>>()
  if (Popover) return <Popover button={button} />
  return cloneElement(button, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () =>
      void withTimeout(import('./OrganizationPopover.tsx')).then(
        ({ OrganizationPopover }) => setPopover(() => OrganizationPopover),
        // The page of the organisations does the same.
        () => navigate(paths.organization(isItemPage(row.path) ? {} : { redirect: currentLocation().pathname })),
      ),
  })
}
