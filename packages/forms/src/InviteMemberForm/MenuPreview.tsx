import { isOwner, menuFor, roles as everyRole, seesMoney } from '@vehicle-partner/domain'
import { Card, DescriptionList, Stack, Text } from '@vehicle-partner/ui'

const whole = menuFor(everyRole).flatMap(({ items }) => items)

/** What the roles open, item by item of the menu. */
export function MenuPreview({ roles }: { roles: readonly string[] }) {
  const open = menuFor(roles).flatMap(({ items }) => items.map(({ id }) => id))
  return (
    <Card title="What they will see" titleLevel={3}>
      <Stack gap="medium">
        <DescriptionList items={whole.map(({ id, label }) => ({ term: label, value: open.includes(id) ? 'Yes' : 'No access' }))} />
        {open.includes('dashboard') && !seesMoney(roles) ? (
          <Text size="small" tone="secondary">
            The dashboard shows trips and counts, no money.
          </Text>
        ) : null}
        {isOwner(roles) ? (
          <Text size="small" tone="secondary">
            An owner can also change the team and the settlement accounts.
          </Text>
        ) : null}
      </Stack>
    </Card>
  )
}
