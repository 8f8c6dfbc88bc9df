import { paths } from '@vehicle-partner/domain'
import { Logo, SingleColumnLayout } from '@vehicle-partner/ui'
import { RoadsideCheckContent } from './RoadsideCheckContent.tsx'

/** What officers see who scan the code of a roadside pack: whether it is in order now. Anyone with the link may open it. */
export const RoadsideCheckScreen = () => (
  <SingleColumnLayout brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}>
    <RoadsideCheckContent />
  </SingleColumnLayout>
)
