import { Link, Text } from '@vehicle-partner/ui'

/** The agreement to terms and privacy policy, with links to both. */
export function TermsAgreement({ by }: { by: 'creating an account' | 'accepting' }) {
  return (
    <Text size="small" tone="secondary" wrap="pretty">
      By {by} you agree to our{' '}
      <Link href="/terms" target="_blank" size="inherit">
        terms
      </Link>{' '}
      and{' '}
      <Link href="/privacy" target="_blank" size="inherit">
        privacy&nbsp;policy
      </Link>
      .
    </Text>
  )
}
