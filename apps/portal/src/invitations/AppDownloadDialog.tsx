import { Button, Dialog, Stack } from '@vehicle-partner/ui'
import { Check, Download } from 'lucide-react'
import { usePageSettings } from '../session/usePageSettings.ts'

/** Offers the partner mobile app, as far as the operator has one, to a user who has just joined; login follows. */
export function AppDownloadDialog({ company, onDismiss }: { company: string; onDismiss: () => void }) {
  const { partnerAppAndroidUrl, partnerAppIosUrl } = usePageSettings()
  const hasApp = partnerAppAndroidUrl !== undefined || partnerAppIosUrl !== undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      icon={<Check />}
      title={`You have joined ${company}`}
      description={hasApp ? 'Download the partner mobile app to follow your drivers on the road.' : 'Go on to start your work.'}
      closeOnRouteChange
    >
      <Stack>
        {partnerAppAndroidUrl === undefined ? null : (
          <Button fullWidth startIcon={<Download />} href={partnerAppAndroidUrl} target="_blank">
            Get the Android app
          </Button>
        )}
        {partnerAppIosUrl === undefined ? null : (
          <Button fullWidth variant="secondary" href={partnerAppIosUrl} target="_blank">
            Get the iPhone app
          </Button>
        )}
        <Button fullWidth variant={hasApp ? 'quiet' : 'primary'} onClick={onDismiss}>
          Dismiss
        </Button>
      </Stack>
    </Dialog>
  )
}
