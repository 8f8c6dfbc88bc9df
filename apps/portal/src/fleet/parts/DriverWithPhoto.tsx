import { canAccess, paths } from '@vehicle-partner/domain'
import { Inline, Link, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../../session/useSession.ts'
import { DriverAvatar } from './FleetPhoto.tsx'

interface DriverWithPhotoProps {
  driver: { id: string; fname: string; lname: string; avatar: string | null }
  /** Below the name. */
  children: ReactNode
}

/** A driver with picture and name, which leads to the driver if the roles open that page. */
export function DriverWithPhoto({ driver, children }: DriverWithPhotoProps) {
  const { roles } = useSession()
  const name = `${driver.fname} ${driver.lname}`
  return (
    <Inline gap="medium" wrap={false}>
      <DriverAvatar driver={driver} size="large" />
      <Stack gap="none">
        {canAccess('drivers', roles) ? <Link href={paths.driver({ driverId: driver.id })}>{name}</Link> : <Text size="label">{name}</Text>}
        {children}
      </Stack>
    </Inline>
  )
}
