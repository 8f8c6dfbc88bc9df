import { paths } from '@vehicle-partner/domain'
import { Accordion, Logo, Button, Grid, Heading, Link, SingleColumnLayout, Stack, Text } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { faqEntries } from './faqEntries.tsx'

/** Five questions with answers; one is open at a time, initially the first (spec section 1). */
export function FaqScreen() {
  const { session } = useSession()
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}
      headerEnd={<Link href={session ? paths.dashboard() : paths.login()}>{session ? 'Go to dashboard' : 'Login'}</Link>}
      headerExtra={
        session ? undefined : (
          <Button variant="secondary" size="small" href={paths.register()}>
            Become a vehicle partner
          </Button>
        )
      }
      width="wide"
    >
      <Grid columns="fourToSeven" gap={{ phone: 'xlarge', laptop: 'huge' }} align="start">
        <Stack gap="xsmall">
          <Heading level={1}>Frequently asked questions</Heading>
          <Text tone="secondary">For partners who rent out vehicles and drivers.</Text>
        </Stack>
        <Stack rowSpan={2}>
          <Accordion items={faqEntries} headingLevel={2} />
        </Stack>
        <LazySupportContacts />
      </Grid>
      <ThemeButton />
    </SingleColumnLayout>
  )
}
