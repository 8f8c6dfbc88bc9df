import { Logo, Button, Link, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { useSession } from '../../session/useSession.ts'

/** Said to members who come to a page by which owners set up: routing sends only owners (spec section 4). */
export function OwnerOnlyPage() {
  const { organization } = useSession()
  const name = organization?.partner?.company_name ?? 'your organisation'
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      <FullPageMessage
        title="This is for the owner"
        description={`Only the owner of ${name} can set it up. Ask them if something is missing.`}
        actions={<Button href="/dashboard">Go to dashboard</Button>}
      />
    </SingleColumnLayout>
  )
}
