import { Heading, Skeleton, Stack, Stepper } from '@vehicle-partner/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
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
  file: ImportFile
  draft?: ImportDraft | undefined
}

/** The import of a list in three steps: a file, its columns, its rows. What the later ones need loads when a file is chosen. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const [step, setStep] = useState<ImportStep>('file')
  const [opened, setOpened] = useState<OpenedFile>()
  const kept = useDeviceDraft(`/import-drafts/${kind}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<ImportStep>('file')
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])
  const current = importSteps.indexOf(step)
  const open = async (file: ImportFile, draft?: ImportDraft) => {
    // A part that does not load says so in its place, with a retry.
    await ImportRowSteps.load().catch(() => undefined)
    setOpened({ file, draft })
    setStep(draft ? 'rows' : 'columns')
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
      {opened === undefined ? (
        <Stack gap="large">
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
            ) : null}
          </Suspense>
          <ImportFileStep
            kind={kind}
            onRead={async (file) => {
              if (!kept.found) return open(file)
              const { findDraftOf } = await import('./importDraft.ts')
              return open(file, findDraftOf(kept.found.body, file))
            }}
          />
        </Stack>
      ) : (
        <Suspense fallback={<Skeleton size="title" />}>
          <ImportRowSteps
            kind={kind}
            {...opened}
            kept={kept}
            step={step}
            onStepChange={setStep}
            onStartAgain={() => {
              setOpened(undefined)
              setStep('file')
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
