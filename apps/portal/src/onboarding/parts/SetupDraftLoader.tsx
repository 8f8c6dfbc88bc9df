import { AlertStrip, Button, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import type { SetupDraft } from './setupDraft.ts'
import type { SetupDraftQuery } from './useSetupDraft.ts'

interface SetupDraftLoaderProps {
  query: SetupDraftQuery
  /** The form, which reads the draft when it mounts. */
  children: (draft: SetupDraft) => ReactNode
}

/** Shows a form once its draft is loaded. If the server's draft is missing, the form begins with what this device has, and a retry. */
export function SetupDraftLoader({ query: { draft, isError, isFetching, refetch }, children }: SetupDraftLoaderProps) {
  return (
    <Loading
      label="the form"
      loading={draft === undefined}
      placeholder={
        <Stack gap="xlarge">
          <Skeleton size="title" />
          <Skeleton size="title" />
          <Skeleton size="title" />
        </Stack>
      }
    >
      <Stack gap="xlarge">
        {isError ? (
          <AlertStrip
            tone="warning"
            title="What you saved before could not be loaded."
            action={
              <Button size="small" variant="secondary" pending={isFetching} onClick={refetch}>
                Retry
              </Button>
            }
          >
            What you type now stays on this device.
          </AlertStrip>
        ) : null}
        {/* The key: a draft that loads late fills a new form. */}
        {draft === undefined ? null : <FormOfDraft key={isError ? 'device' : 'server'}>{children(draft)}</FormOfDraft>}
      </Stack>
    </Loading>
  )
}

const FormOfDraft = ({ children }: { children: ReactNode }) => children
