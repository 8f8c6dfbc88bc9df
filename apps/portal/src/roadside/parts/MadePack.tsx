import type { NewRoadsidePack } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, CopyButton, DateText, Inline, Stack, Text } from '@vehicle-partner/ui'
import { Download, ExternalLink, MessageCircle, Send } from 'lucide-react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { SavedPack } from './useSavedPack.ts'

/** A new pack: where it is kept, and the ways to hand it to the driver. Its link cannot be read again. */
export function MadePack({ made, saved }: { made: NewRoadsidePack; saved: SavedPack }) {
  const { origin, saveFile } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  const { pack, problems } = made
  const { status, savedAt, page, share } = saved
  const checkUrl = new URL(made.url, origin).href
  const message = `Roadside pack of ${pack.vehicle.registration_number}, to show at a stop: ${checkUrl}`
  return (
    <Stack gap="large">
      <AlertStrip role="status" tone={problems.length === 0 ? 'success' : 'warning'} title="The pack is made.">
        It expires <DateText value={pack.expires_at} format="full" />, <DateText value={pack.expires_at} format="time" />.
        {problems.length === 0 ? '' : ` It says what is not in order: ${problems.join(', ')}.`}
      </AlertStrip>
      <SavedText status={status} savedAt={savedAt} />
      <Inline gap="small">
        {status === 'saved' ? (
          <Button startIcon={<ExternalLink />} href={paths.savedRoadsidePack({ packId: pack.id })} target="_blank">
            Open the page
          </Button>
        ) : null}
        {status === 'failed' ? <Button onClick={() => saved.save(made)}>Load the page again</Button> : null}
        {share ? (
          <Button variant="secondary" startIcon={<Send />} onClick={withErrorToast(share)}>
            Send to the driver
          </Button>
        ) : (
          <Button
            variant="secondary"
            startIcon={<MessageCircle />}
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
          >
            Send the link by WhatsApp
          </Button>
        )}
        <PendingButton
          variant="secondary"
          startIcon={<Download />}
          pendingLabel="Preparing the file"
          onClick={withErrorToast(async () => saveFile(await saved.loadPdf(made)))}
        >
          Download PDF
        </PendingButton>
        {page ? (
          <Button variant="secondary" startIcon={<Download />} onClick={() => saveFile({ blob: page, filename: page.name })}>
            Download page
          </Button>
        ) : null}
        <CopyButton value={checkUrl} label="Copy link of the check" size="medium" />
      </Inline>
      <Text tone="secondary">
        Keep this window open until you have handed it on: the link is not shown again. You can make another pack.
      </Text>
    </Stack>
  )
}

function SavedText({ status, savedAt }: Pick<SavedPack, 'status' | 'savedAt'>) {
  if (status === 'pending') return <Text>Saving the page on this phone...</Text>
  if (status === 'saved')
    return (
      <Text>
        Saved on this phone at <DateText value={savedAt} format="time" />. The page opens without a network until it expires.
      </Text>
    )
  return (
    <Text>
      {status === 'unsaved'
        ? 'This browser cannot keep the page. Download it, or send it to the driver.'
        : 'The page could not be loaded. The pack is made: load it again.'}
    </Text>
  )
}
