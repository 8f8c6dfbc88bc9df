import { previewLink, type PreviewSize } from '@vehicle-partner/api'
import { usePortal } from '../../session/PortalContext.ts'

/** The address of a small version of an uploaded picture; undefined without one, and for users who save data. */
export function usePicture(location: string | null | undefined, size: PreviewSize): string | undefined {
  const { network } = usePortal().dependencies
  return network.savesData?.() === true || location === null || location === undefined ? undefined : previewLink(location, size)
}
