import { Brand, Button, Link, OpenLayout, PageMessage } from '@vehicle-partner/ui'
import { useSession } from '../../app/session.tsx'

/** Said to members who come to a page by which owners set up: routing sends only owners (spec section 4). */
export function NotYours() {
  const { organization } = useSession()
  const name = organization?.partner?.company_name ?? 'your organisation'
  return (
    <OpenLayout brand={<Brand name="Vehicle Partner" />} headEnd={<Link href="/faq">Go to FAQ</Link>} place="middle">
      <PageMessage
        title="This is for the owner"
        description={`Only the owner of ${name} can set it up. Ask them if something is missing.`}
        actions={<Button href="/dashboard">Go to dashboard</Button>}
      />
    </OpenLayout>
  )
}
