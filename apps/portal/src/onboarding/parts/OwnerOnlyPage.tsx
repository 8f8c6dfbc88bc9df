import { paths } from '@vehicle-partner/domain'
import { Logo, Button, Link, SingleColumnLayout, FullPageMessage } from '@vehicle-partner/ui'
import { useSession } from '../../session/useSession.ts'

/** Shown to members on a set-up page: set-up is for owners (spec section 4). */
export function OwnerOnlyPage() {
  const { organization } = useSession()
  const name = organization?.partner?.company_name ?? 'your organisation'
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      verticalAlign="middle"
    >
      <FullPageMessage
        title="This is for the owner"
        description={`Only the owner of ${name} can set it up. Ask them if something is missing.`}
        actions={<Button href={paths.dashboard()}>Go to dashboard</Button>}
      />
    </SingleColumnLayout>
  )
}
