import { paths } from '@vehicle-partner/domain'
import { Button, FullPageMessage, Link, Logo, SingleColumnLayout } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { otherAddresses } from './otherAddresses.ts'

/** Shown for every unknown path; other addresses of a page lead to it. Visitors who are not signed in have no dashboard. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  const { session } = useSession()
  const { key, pathname, search, hash } = useLocation()
  // The first history entry of a visit has this key: there is no page of the portal to go back to.
  const isFirstPage = key === 'default'
  // The router ignores capitals and last slashes.
  const page = otherAddresses[pathname.toLowerCase().replace(/\/+$/, '')]
  useEffect(() => {
    if (page !== undefined) void navigate(page + search + hash, { replace: true })
  }, [page, search, hash, navigate])
  if (page !== undefined) return null
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
            {session ? <Button href={paths.dashboard()}>Go to dashboard</Button> : <Button href={paths.landing()}>Go to home page</Button>}
            {session || !isFirstPage ? (
              <Button variant="secondary" onClick={() => (isFirstPage ? navigate(paths.landing()) : navigate(-1))}>
                Go back
              </Button>
            ) : (
              <Button variant="secondary" href={paths.login()}>
                Login
              </Button>
            )}
          </>
        }
      />
    </SingleColumnLayout>
  )
}
