import { Button, FullPageMessage, Link, Logo, SingleColumnLayout } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useLocation, useNavigate } from 'react-router-dom'

/** Every address that leads nowhere. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  // The router names the first entry of a visit so: there is no page of ours to go back to.
  const arrived = useLocation().key === 'default'
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" href="/" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      <FullPageMessage
        illustration={<DeadEndIllustration />}
        title="Page not found"
        description="This road ends here. The address may be mistyped, or the page has moved."
        actions={
          <>
            <Button href="/dashboard">Go to dashboard</Button>
            <Button variant="secondary" onClick={() => (arrived ? navigate('/') : navigate(-1))}>
              Go back
            </Button>
          </>
        }
      />
    </SingleColumnLayout>
  )
}
