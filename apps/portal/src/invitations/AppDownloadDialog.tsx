import { Button, Dialog, Stack } from '@vehicle-partner/ui'

// The stores' own search: the app's pages there are a setting of the operator that this version does not have.
const stores = {
  android: 'https://play.google.com/store/search?q=vehicle%20partner&c=apps',
  iphone: 'https://apps.apple.com/ng/search?term=vehicle%20partner',
} as const

/** Offers the partner mobile app to somebody who has just joined; whatever they do, login comes next. */
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
          <a href={stores.android} target="_blank" rel="noreferrer">
            Get the Android app
          </a>
        </Button>
        <Button fullWidth variant="secondary" asChild>
          <a href={stores.iphone} target="_blank" rel="noreferrer">
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
