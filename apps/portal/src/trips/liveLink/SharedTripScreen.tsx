import { paths } from '@vehicle-partner/domain'
import { Logo, SingleColumnLayout } from '@vehicle-partner/ui'
import { SharedTripContent } from './SharedTripContent.tsx'

/** What everyone with the link of a shared trip sees: where it is, without anyone's name or number. */
export const SharedTripScreen = () => (
  <SingleColumnLayout brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}>
    <SharedTripContent />
  </SingleColumnLayout>
)
