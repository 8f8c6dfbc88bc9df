import { paths } from '@vehicle-partner/domain'
import { Link, Text } from '@vehicle-partner/ui'

/** What to do with an address or number that already has an account. */
export function ExistingAccountHelp() {
  return (
    <Text size="small" tone="secondary">
      You have an account already?{' '}
      <Link href={paths.login()} size="inherit">
        Log in
      </Link>{' '}
      or{' '}
      <Link href={paths.forgotPassword()} size="inherit">
        choose a new password
      </Link>
      .
    </Text>
  )
}
