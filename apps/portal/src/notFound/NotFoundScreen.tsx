import { Brand, Button, DeadEnd, Link, OpenLayout, PageMessage } from '@vehicle-partner/ui'
import { useNavigate } from 'react-router-dom'

/** Every address that leads nowhere. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  return (
    <OpenLayout brand={<Brand name="Vehicle Partner" href="/" />} headEnd={<Link href="/faq">Go to FAQ</Link>} place="middle">
      <PageMessage
        art={<DeadEnd />}
        title="Page not found"
        description="This road ends here. The address may be mistyped, or the page has moved."
        actions={
          <>
            <Button href="/dashboard">Go to dashboard</Button>
            <Button variant="secondary" onClick={() => navigate(-1)}>
              Go back
            </Button>
          </>
        }
      />
    </OpenLayout>
  )
}
