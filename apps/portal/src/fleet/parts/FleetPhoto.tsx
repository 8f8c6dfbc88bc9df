import { Avatar, Picture, type AvatarSize, type PictureRatio } from '@vehicle-partner/ui'
import { BusIllustration } from '@vehicle-partner/ui/illustrations'
import { Bus, CarFront } from 'lucide-react'
import { usePicture } from './usePicture.ts'

interface VehiclePhotoProps {
  vehicle: { photo: string | null; type: string }
  ratio: PictureRatio
}

/** The photo of a vehicle, or a drawing of its kind. Decorative: its name is next to it. */
export function VehiclePhoto({ vehicle: { photo, type }, ratio }: VehiclePhotoProps) {
  const src = usePicture(photo, ratio)
  const icon = type === 'sedan' || type === 'suv' ? <CarFront /> : <Bus />
  return <Picture src={src} alt="" ratio={ratio} fallback={ratio === 'thumbnail' ? icon : <BusIllustration tone="plain" road />} />
}

/** The picture or the initials of a driver. Decorative: the name is next to it. */
export function DriverAvatar({ driver, size }: { driver: { fname: string; lname: string; avatar: string | null }; size?: AvatarSize }) {
  const src = usePicture(driver.avatar, 'thumbnail')
  return (
    <Avatar
      name={`${driver.fname} ${driver.lname}`}
      decorative
      {...(size === undefined ? {} : { size })}
      {...(src === undefined ? {} : { src })}
    />
  )
}
