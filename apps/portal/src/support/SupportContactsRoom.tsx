import { Button, Stack, Text } from '@vehicle-partner/ui'
import { usePageSettings } from '../session/usePageSettings.ts'
import { listSupportLinks } from './supportLinks.ts'

/** Empty room as tall as the contacts of support, which load after the page. Text and buttons without words have their exact height. */
export function SupportContactsRoom() {
  const settings = usePageSettings()
  const links = listSupportLinks(settings)
  if (links.length === 0) return null
  return (
    <Stack gap="xsmall" aria-hidden="true">
      <Stack gap="none">
        <Text size="label">{'\u00a0'}</Text>
        {settings.supportHours === undefined ? null : <Text size="small">{'\u00a0'}</Text>}
      </Stack>
      <Stack as="ul" gap="none" align="start">
        {links.map(({ kind }) => (
          <li key={kind}>
            <Button variant="quiet" flush disabled>
              {'\u00a0'}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
