import { paths } from '@vehicle-partner/domain'
import { Button, FullPageMessage, Link, Logo, SingleColumnLayout } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useLocation, useNavigate } from 'react-router-dom'

/** Shown for every unknown path. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  // The first history entry of a visit has this key: there is no page of the portal to go back to.
  const isFirstPage = useLocation().key === 'default'
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" href={paths.landing()} />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      verticalAlign="middle"
    >
      <FullPageMessage
        illustration={<DeadEndIllustration />}
        title="Page not found"
        description="This road ends here. The address may be mistyped, or the page has moved."
        actions={
          <>
            <Button href={paths.dashboard()}>Go to dashboard</Button>
            <Button variant="secondary" onClick={() => (isFirstPage ? navigate(paths.landing()) : navigate(-1))}>
              Go back
            </Button>
          </>
        }
      />
    </SingleColumnLayout>
  )
}
