import type { VehicleType } from '@vehicle-partner/domain'
import { Bus, BusFront, Car, Van } from 'lucide-react'
import type { ReactNode } from 'react'

/** A drawing of each kind of vehicle. */
export const vehicleTypeIcons: Readonly<Record<VehicleType, ReactNode>> = {
  sedan: <Car />,
  suv: <Car />,
  mini_van: <Van />,
  mini_bus: <Bus />,
  coaster: <BusFront />,
  bus: <Bus />,
}
