import { paths } from '@vehicle-partner/domain'
import { Button, LandingLayout, Link, Logo } from '@vehicle-partner/ui'
import { MergingRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { productBenefits } from '../shell/productBenefits.ts'

/** The landing page; title and lead are one sentence of spec section 1. */
export function LandingScreen() {
  return (
    <LandingLayout
      brand={<Logo name="Vehicle Partner" tone="inverse" size="fluid" />}
      headerEnd={
        <Link href={paths.faq()} tone="inverse">
          Go to FAQ
        </Link>
      }
      title="Vehicle Partner Portal"
      description="a new experience to managing your Vehicles and Drivers and earning with them"
      actions={
        <>
          <Button variant="accent" size="large" href={paths.register()}>
            Become a vehicle partner
          </Button>
          <Button variant="outline" size="large" href={paths.login()}>
            Login
          </Button>
        </>
      }
      benefits={[productBenefits.manage, productBenefits.earn]}
      illustration={<MergingRoadIllustration labels={['Vehicles', 'Drivers', 'Earnings']} />}
    />
  )
}
