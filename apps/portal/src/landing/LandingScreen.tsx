import { Brand, Button, LandingLayout, Link, MergingRoad } from '@vehicle-partner/ui'
import { promises } from '../shell/promises.ts'

/** The front door: title and lead together are the one sentence of spec section 1. */
export function LandingScreen() {
  return (
    <LandingLayout
      brand={<Brand name="Vehicle Partner" tone="inverse" size="fluid" />}
      headEnd={
        <Link href="/faq" tone="inverse">
          Go to FAQ
        </Link>
      }
      title="Vehicle Partner Portal"
      lead="a new experience to managing your Vehicles and Drivers and earning with them"
      actions={
        <>
          <Button variant="accent" size="large" href="/register">
            Become a vehicle partner
          </Button>
          <Button variant="outline" size="large" href="/login">
            Login
          </Button>
        </>
      }
      promises={[promises.manage, promises.earn]}
      art={<MergingRoad labels={['Vehicles', 'Drivers', 'Earnings']} />}
    />
  )
}
