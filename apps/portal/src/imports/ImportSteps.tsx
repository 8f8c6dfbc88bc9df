import { AlertStrip, Button, Heading, Skeleton, Stack, Stepper } from '@vehicle-partner/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useAddressSteps } from '../navigation/useAddressSteps.ts'
import type { ImportDraft } from './importDraft.ts'
import { ImportFileStep } from './ImportFileStep.tsx'
import type { ImportKind } from './importFields.ts'
import { importSteps, importStepTitles, type ImportStep } from './importStepTitles.ts'
import type { ImportFile } from './readImportFile.ts'
import { useDeviceDraft } from '../session/useDeviceDraft.ts'

const ImportRowSteps = createLazyPart(async () => (await import('./ImportRowSteps.tsx')).ImportRowSteps)
const ImportDraftOffer = createLazyPart(async () => (await import('./ImportDraftOffer.tsx')).ImportDraftOffer)

/** The file of an import, with what was done with it before. */
interface OpenedFile {
  /** Tells one choice of a file from the next. */
  round: number
  file: ImportFile
  draft?: ImportDraft | undefined
}

/** The import of a list in three steps: a file, its columns, its rows. What the later ones need loads when a file is chosen. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const [opened, setOpened] = useState<OpenedFile>()
  /** The steps that the file has led to. */
  const [reached, setReached] = useState<readonly ImportStep[]>([])
  const isDone = reached.includes('done')
  const address = useAddressSteps({
    first: 'file',
    canShow: (asked) => reached.some((each) => each === asked) && (asked === 'done' || !isDone),
  })
  // A page that is loaded again has no file any more.
  const { search } = useLocation()
  const [isFileLost] = useState(() => ['columns', 'rows'].includes(new URLSearchParams(search).get('step') ?? ''))
  const step = isDone ? 'done' : ((opened && importSteps.find((each) => each === address.step)) ?? 'file')
  const kept = useDeviceDraft(`/import-drafts/${kind}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<ImportStep>('file')
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])
  const current = importSteps.indexOf(step)
  const goTo = (next: ImportStep) => {
    setReached((before) => [...before, next])
    // Once the rows are imported no step leads back to them.
    if (next === 'done') void address.leave(address.hrefOf(next))
    else address.goTo(next)
  }
  const open = async (file: ImportFile, draft?: ImportDraft) => {
    // A part that does not load says so in its place, with a retry.
    await ImportRowSteps.load().catch(() => undefined)
    setOpened((before) => ({ round: (before?.round ?? 0) + 1, file, draft }))
    setReached([])
    goTo(draft ? 'rows' : 'columns')
  }
  const startAgain = () => {
    setOpened(undefined)
    setReached([])
    void address.leave(address.hrefOf('file'))
  }
  return (
    <Stack gap="xlarge">
      <Stepper
        aria-label="Import"
        steps={importSteps.slice(0, 3).map((id, at) => ({
          id,
          label: importStepTitles[id],
          status: at < current ? 'complete' : at === current ? 'current' : 'upcoming',
        }))}
      />
      <Heading ref={heading} level={2} tabIndex={-1}>
        {importStepTitles[step]}
      </Heading>
      {step === 'file' ? (
        <Stack gap="large">
          {opened ? (
            <AlertStrip
              tone="info"
              title={`${opened.file.name} is open.`}
              action={
                <Button variant="quiet" size="small" flush onClick={() => address.goTo(reached.at(-1) ?? 'columns')}>
                  Go on
                </Button>
              }
            >
              Another file takes its place.
            </AlertStrip>
          ) : (
            <Suspense>
              {kept.found ? (
                <ImportDraftOffer
                  kept={kept.found}
                  onGoOn={(draft) => open({ name: draft.fileName, headers: draft.headers, rows: [] }, draft)}
                  onDiscard={() => {
                    kept.forget()
                    // The button goes.
                    heading.current?.focus()
                  }}
                />
              ) : isFileLost ? (
                <AlertStrip tone="info" title="The page was loaded again, which closed your file.">
                  Nothing of it is imported. Choose it again to go on.
                </AlertStrip>
              ) : null}
            </Suspense>
          )}
          <ImportFileStep
            kind={kind}
            onRead={async (file) => {
              if (!kept.found) return open(file)
              const { findDraftOf } = await import('./importDraft.ts')
              return open(file, findDraftOf(kept.found.body, file))
            }}
          />
        </Stack>
      ) : null}
      {opened ? (
        <Suspense fallback={<Skeleton size="title" />}>
          <ImportRowSteps
            // A new file begins anew; the steps of one file keep what was done in them.
            key={opened.round}
            kind={kind}
            file={opened.file}
            draft={opened.draft}
            kept={kept}
            step={step}
            onStepChange={goTo}
            onBack={() => address.goTo('file')}
            onStartAgain={startAgain}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}
