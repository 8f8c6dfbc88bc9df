import { Button, Dialog, Stack } from '@vehicle-partner/ui'

// Search pages of the stores: the operator has no setting for the app's own pages yet.
const storeLinks = {
  android: 'https://play.google.com/store/search?q=vehicle%20partner&c=apps',
  iphone: 'https://apps.apple.com/ng/search?term=vehicle%20partner',
} as const

/** Offers the partner mobile app to a user who has just joined; login follows. */
export function AppDownloadDialog({ company, onDismiss }: { company: string; onDismiss: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      title={`You have joined ${company}`}
      description="Download the partner mobile app to follow your drivers on the road."
      closeOnRouteChange
    >
      <Stack>
        <Button fullWidth asChild>
          <a href={storeLinks.android} target="_blank" rel="noreferrer">
            Get the Android app
          </a>
        </Button>
        <Button fullWidth variant="secondary" asChild>
          <a href={storeLinks.iphone} target="_blank" rel="noreferrer">
            Get the iPhone app
          </a>
        </Button>
        <Button fullWidth variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </Stack>
    </Dialog>
  )
}
